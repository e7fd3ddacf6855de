import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "./api";

function answering(response: Response | Error) {
  const fetched = vi.fn(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const failure = async (asked: Promise<unknown>): Promise<ApiError> => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("expected an ApiError");
  return error;
};

afterEach(() => vi.unstubAllGlobals());

describe("the API", () => {
  it("sends JSON and gives what comes back", async () => {
    const fetched = answering(Response.json({ number: 7, repeated: false }));
    expect(await api.move("a/b", "m-1", 5, { play: [3, "blue"] })).toEqual({ number: 7, repeated: false });
    expect(fetched).toHaveBeenCalledWith("/api/tables/a%2Fb/moves", {
      method: "POST",
      body: '{"id":"m-1","based_on":5,"move":{"play":[3,"blue"]}}',
      headers: { "Content-Type": "application/json" },
    });
  });

  it("knows an answer without content", async () => {
    answering(new Response(null, { status: 204 }));
    expect(await api.forgetMe()).toBeUndefined();
  });

  it("tells a refusal by its code, rules and facts", async () => {
    const error = { code: "illegal_play", message: "no", rules: ["D1"], facts: { number: 3 } };
    answering(Response.json({ error }, { status: 409 }));
    expect(await failure(api.begin("t"))).toMatchObject({ code: "illegal_play", rules: ["D1"], facts: { number: 3 } });
  });

  it("tells how long to wait", async () => {
    const error = { code: "too_often", message: "slower", rules: [], facts: {} };
    answering(Response.json({ error }, { status: 429, headers: { "Retry-After": "2" } }));
    expect((await failure(api.lobby())).wait).toBe(2);
  });

  it("tells of a lost network", async () => {
    answering(new TypeError("Failed to fetch"));
    expect((await failure(api.lobby())).code).toBe("network");
  });

  it.each([
    [404, "not_found"],
    [502, "internal"],
    [418, "bad_request"],
  ])("makes sense of a foreign answer with status %d", async (status, code) => {
    answering(new Response("<h1>proxy</h1>", { status }));
    expect((await failure(api.lobby())).code).toBe(code);
  });
});
