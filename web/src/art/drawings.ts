/** Lines that several drawings share. All of them are our own. */

/** The sitting cat from the front, without its tail, in a field of 100 × 108. */
export const SITTING =
  "M24.5 37 C22.5 26 22.5 13 25.5 5.5 C26.4 3.2 29.2 2.9 31 4.6 L42.5 15.8 C47 14.6 53 14.6 57.5 15.8 L69 4.6 " +
  "C70.8 2.9 73.6 3.2 74.5 5.5 C77.5 13 77.5 26 75.5 37 C76.5 46 72 53.5 65.5 57.5 C74 65 79.5 81 79 96 " +
  "C78.8 102 75 105 69 105 H31 C25 105 21.2 102 21 96 C20.5 81 26 65 34.5 57.5 C28 53.5 23.5 46 24.5 37 Z";

/** Its tail, asking; drawn with a wide round line. */
export const ASKING_TAIL = "M75 98 C88 99 94 90 90 79 C86.5 69.5 89 62 95.5 61.5";

/** Its tail, sure of itself. */
export const SURE_TAIL = "M75 98 C87 98 92 90 91.5 78 C91.2 70 91 62 92 54";

/** The head alone, ears included, in a field of 100 × 84. */
export const HEAD =
  "M8 50 C4 32 5 15 9 6 C10.4 3 14 2.7 16.3 5 L32 20 C43 16.5 57 16.5 68 20 L83.7 5 C86 2.7 89.6 3 91 6 " +
  "C95 15 96 32 92 50 C90 69 73 80 50 80 C27 80 10 69 8 50 Z";

/** The numbers of the cards, 1 to 9, as round lines in a field of 40 × 60. */
export const NUMERALS: readonly string[] = [
  "M11 18 L22 9 V51",
  "M9 20 C9 5 31 5 31 19.5 C31 29 20 35 9 51 H32",
  "M9.5 13 C15 6.5 30 7 30 18.5 C30 26 24 28.5 17.5 28.5 C26 28.5 32 32 32 39.5 C32 54 13 54.5 8 45.5",
  "M27 51 V9 L7 38.5 H34",
  "M30 9 H13.5 L11 28.5 C18 23 32 24.5 32 38 C32 54 13 54.5 8 46",
  "M27.5 9.5 C15 14 8 25 8 38.5 A12.25 12.25 0 1 0 32.5 38.5 A12.25 12.25 0 0 0 8.5 36",
  "M8 9 H32 L16 51",
  "M20 28.5 A9.75 9.75 0 1 1 20.01 28.5 A11.5 11.5 0 1 1 19.99 28.5",
  "M12.5 50.5 C25 46 32 35 32 21.5 A12.25 12.25 0 1 0 7.5 21.5 A12.25 12.25 0 0 0 31.5 24",
];
