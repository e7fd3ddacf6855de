"""Search: worlds that nobody could tell from the truth, the last trick played perfectly, and the same answer again."""

from math import log
from statistics import fmean

import numpy as np
import pytest

from catinthebox.bots import BadBotOption, make_bot, require_bot, thumb
from catinthebox.bots.search import Aim, Effort, by_thumb, foresight, judged, worlds
from catinthebox.bots.search.chains import Chain
from catinthebox.bots.search.minds import thumb_mind
from catinthebox.bots.search.seeing import seen_by
from catinthebox.bots.search.thinking import new_chain
from catinthebox.bots.search.worth import worths_of
from catinthebox.kernel import acting, compiling, cpu, tables
from catinthebox.kernel.chance import key_of
from catinthebox.kernel.converting import action_number, match_of, table_of
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.seats import of_seat
from catinthebox.lab import Contest, play_contest, standings_of
from catinthebox.rules import Match, Phase, Play, Setup, View, act, new_match, next_round, view
from catinthebox.rules.cards import Colour
from tests.bots.rounds_seen import left_over, mind, positions, public

every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])


def imagined(seen: View, key: int) -> tuple[list[int], float]:
    """A world of a key, and how likely what happened is in it."""
    table = [0] * tables.WORDS
    return table, worlds.imagine(seen_by(seen, list), key, table, mind(seen), again=False)


@every_size
def test_no_seat_could_tell_a_world_from_the_truth(players: int) -> None:
    for match in positions(players, "worlds"):
        seat = match.to_act[0]
        seen = view(match, seat)
        table, likely = imagined(seen, key=len(seen.tricks))
        assert 0 < likely <= 1
        if likely > worlds.UNTHINKABLE:  # below, somebody would have broken a rule in it
            table[tables.LEFTOVER] = left_over(table, seen)
            world = match_of(table, players, seen.layout)
            assert public(view(world, seat)) == public(seen)


@every_size
def test_a_world_that_is_imagined_again_is_the_same(players: int) -> None:
    for match in list(positions(players, "again"))[::4]:
        seen = view(match, match.to_act[0])
        table, again = [0] * tables.WORDS, [0] * tables.WORDS
        worlds.imagine(seen_by(seen, list), 11, table, mind(seen), again=False)
        worlds.imagine(seen_by(seen, list), 11, again, mind(seen), again=True)
        assert table == again


def test_the_likelier_a_world_the_more_parts_lead_to_it() -> None:
    likely = [0.2, 0.2, 1.0, 4.0]  # each with all before it: 0.2, nothing, 0.8 and 3
    drawn = [worlds.drawn_world(likely, (part + 0.5) / 40) for part in range(40)]
    assert [drawn.count(world) for world in range(4)] == [2, 0, 8, 30]
    assert worlds.drawn_world(likely, 1.0) == 3


def test_worlds_drawn_together_explain_what_happened_better() -> None:
    """The more worlds are weighed for a draw, the likelier what happened is in those that are drawn."""
    match = [match for match in positions(4, "explained") if match.phase is Phase.PLAY][12]
    seen = view(match, match.to_act[0])
    facts, table = seen_by(seen, list), [0] * tables.WORDS
    means = []
    for weighed in (1, 32):
        drawn = []
        for key in range(60):
            likely = [0.0] * weighed
            worlds.weigh_worlds(facts, key, table, mind(seen), likely)
            world = worlds.drawn_world(likely, 0.5)
            drawn.append(log(worlds.imagine(facts, key_of(key, world), table, mind(seen), again=False)))
        means.append(fmean(drawn))
    assert means[0] + 0.5 < means[1]


@every_size
def test_every_unseen_card_is_as_likely_everywhere(players: int) -> None:
    match, _ = new_match(Setup.of(players, secret="uniform"))
    seen = view(match, 0)
    facts = seen_by(seen, list)
    tries, held, table = 2000, [0] * 9, [0] * tables.WORDS
    for number in range(tries):
        worlds.deal_unseen(facts, key_of(1, number), table)
        held = [count + of_seat(table[tables.HANDS + players - 1], place) for place, count in enumerate(held)]
    for place, count in enumerate(held):
        expected = seen.size.dealt * of_seat(facts.unseen, place) / facts.unseen_cards
        assert count / tries == pytest.approx(expected, abs=0.12)


def test_d3_who_led_red_too_early_had_nothing_else_to_declare() -> None:
    """A leader that declares red first of all: only in worlds where it must is that thinkable."""
    chances = [1.0] * tables.ACTIONS
    assert worlds.chance_of(action_number(Play(3, Colour.RED)), 0b1110 << 8, chances) == worlds.UNTHINKABLE
    assert worlds.chance_of(action_number(Play(3, Colour.BLUE)), 0b0010 << 8, chances) == 1


def test_what_looks_better_is_likelier() -> None:
    worths = [0] * tables.ACTIONS
    worths[4], worths[5], worths[6] = thumb.WORTH, 0, -2 * thumb.WORTH
    faded = [0.0] * tables.ACTIONS
    by_thumb.fade(0b1110000, worths, max(worths), thumb.WORTH, faded)
    chances = [worlds.chance_of(action, 0b1110000, faded) for action in (4, 5, 6)]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) == pytest.approx(1)


@every_size
def test_compiled_it_sees_the_same_ends(players: int) -> None:
    for match in list(positions(players, "compiled"))[::5]:
        seen = view(match, match.to_act[0])
        actions = [action_number(action) for action in seen.legal]
        plain = [[[0] * (players + 2) for _ in actions] for _ in range(2)]
        scratch = [[0] * foresight.ROW for _ in range(foresight.ROWS)]
        nothing = Chain([], [], [], [], [])
        writing = actions, mind(seen), scratch, [0.0] * 6, plain
        foresight.look_ahead(0, 1, 7, seen_by(seen, list), 0, nothing, *writing)
        fast = cpu.zeros(2, len(actions), players + 2)
        paper = cpu.zeros(foresight.ROWS, foresight.ROW)
        known, thumbs = seen_by(seen, cpu.array), thumb_mind()
        compiled = cpu.array(actions), thumbs.knowledge(seen), paper, np.zeros(6), fast
        thumbs.look_ahead(0, 1, 7, known, 0, new_chain(players), *compiled)
        assert fast.tolist() == plain


def test_what_is_kept_on_disk_is_not_used_with_other_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code has them inside: a changed one must be another version, wherever it was changed."""
    names = [compiling.namespace({}, lambda function: function.__qualname__, foresight)["look_ahead"]]
    monkeypatch.setattr(foresight, "LAST_TRICKS", (0,) * 6)
    names.append(compiling.namespace({}, lambda function: function.__qualname__, foresight)["look_ahead"])
    assert names[0] != names[1]


@every_size
def test_the_last_tricks_are_played_perfectly(players: int) -> None:
    """Nobody who changes the last play of the round alone would be further ahead."""
    last = foresight.LAST_TRICKS[players]
    for match in (m for seed in "abcdef" for m in positions(players, seed)):
        round_ = match.round
        if match.phase is Phase.PLAY and len(round_.tricks) == match.setup.size.tricks - last:
            neighbours = neighbours_of(match.setup.layout)
            end, best = table_of(round_), perfect(match)
            scratch = [[0] * foresight.ROW for _ in range(foresight.ROWS)]
            foresight.play_perfectly(end, players, neighbours, scratch)
            assert tuple(acting.score_of(end, players, seat, neighbours) for seat in range(players)) == best


def perfect(match: Match) -> tuple[int, ...]:
    """The same by the rules and by recursion: everybody chooses the end where they are furthest ahead."""
    if match.round.scores:
        return tuple(score.total for score in match.round.scores)
    seat = match.to_act[0]
    ends = [perfect(act(match, seat, action)[0]) for action in sorted(view(match, seat).legal, key=action_number)]
    return max(ends, key=lambda points: 2 * len(points) * points[seat] - points[seat] - sum(points))


@every_size
def test_the_same_seed_and_worlds_give_the_same_answer_whatever_the_threads(players: int) -> None:
    match = next(match for match in positions(players, "again") if match.phase is Phase.PLAY)
    seen = view(match, match.to_act[0])
    one, two = (judged(seen, Effort(worlds=70, threads=threads), seed=3, mind="thumb") for threads in (1, 2))
    assert one == two
    assert one != judged(seen, Effort(worlds=70), seed=4, mind="thumb")


def test_every_legal_action_is_judged_the_best_first() -> None:
    match = next(match for match in positions(4, "all") if match.phase is Phase.PLAY)
    seen = view(match, match.to_act[0])
    judgements = judged(seen, Effort(worlds=64, narrow=False), mind="thumb")
    assert {judgement.action for judgement in judgements} == set(seen.legal)
    assert all(judgement.worlds == 64 for judgement in judgements)
    assert [judgement.worth for judgement in judgements] == sorted([j.worth for j in judgements], reverse=True)
    assert all(0 <= chance <= 1 for j in judgements for chance in (j.met, j.paradox))


def test_what_is_clearly_worse_is_dropped() -> None:
    match = next(match for match in positions(4, "all") if match.phase is Phase.PLAY)
    judgements = judged(view(match, match.to_act[0]), Effort(worlds=320), mind="thumb")
    assert judgements[0].worlds == 320
    assert min(judgement.worlds for judgement in judgements) < 320


def test_nothing_more_is_thought_when_one_action_is_left() -> None:
    """It was chosen whatever else is looked at, so nobody has to wait."""
    plenty, tried = 1600, []
    for match in positions(4, "all"):
        seen = view(match, match.to_act[0])
        if len(seen.legal) > 1:
            judgements = judged(seen, Effort(worlds=plenty), mind="thumb")
            tried.append(judgements[0].worlds)
            assert tried[-1] == max(judgement.worlds for judgement in judgements)
    assert min(tried) < plenty == max(tried)


def test_time_that_is_too_short_still_gives_an_answer() -> None:
    match = next(match for match in positions(3, "short") if match.phase is Phase.PLAY)
    assert judged(view(match, match.to_act[0]), Effort(seconds=0.001), mind="thumb")


def test_g2_in_the_last_round_it_wants_to_win_the_match() -> None:
    """Two points behind: three points that leave the other with none win, ten that leave it with nine do not."""
    match, _ = new_match(Setup.of(2, secret="last"))
    seen = view(match, 0)
    ends = np.array([[3, 0], [10, 9]])
    first, last = seen, _changed(seen, round=2, totals=(5, 7))
    assert worths_of(ends, first)[0] < worths_of(ends, first)[1]
    assert worths_of(ends, last)[0] > worths_of(ends, last)[1]


def test_being_first_in_a_round_can_be_worth_points() -> None:
    match, _ = new_match(Setup.of(3, secret="first"))
    ends = np.array([[4, 3, 0], [5, 6, 0], [5, 5, 0]])
    ahead = worths_of(ends, view(match, 0), Aim(envy=1.0))
    assert ahead.tolist() == [2.5, 2.0, 2.5]
    assert (worths_of(ends, view(match, 0), Aim(envy=1.0, first=4.0)) - ahead).tolist() == [4.0, 0.0, 2.0]
    assert (worths_of(ends, view(match, 0)) == [3.25, 3.5, 3.75]).all(), "half as envious, and only for points"


def test_g2_a_tie_goes_to_the_points_of_the_last_round_and_can_be_shared() -> None:
    match, _ = new_match(Setup.of(2, secret="last"))
    ahead, behind, level = (_changed(view(match, 0), round=2, totals=totals) for totals in ((4, 5), (5, 4), (4, 4)))
    assert worths_of(np.array([[3, 2]]), ahead) > 0.9  # 7 to 7, and 3 to 2 in the round
    assert worths_of(np.array([[2, 3]]), behind) < 0.1
    assert 0.4 < worths_of(np.array([[3, 3]]), level) < 0.6


def _changed(seen: View, **changes: object) -> View:
    return View(**(vars(seen) | changes))


@every_size
def test_ahead_of_the_rules_of_thumb(players: int) -> None:
    contest = Contest.of(players, ("search:worlds=64", *["heuristic"] * (players - 1)), deals=12)
    search, heuristic = standings_of(list(play_contest(contest, workers=1)))
    assert search.mean_points > heuristic.mean_points


@pytest.mark.parametrize("options", ["ms=0", "worlds=0", "threads=0", "ms=fast", "depth=3"])
def test_options_that_it_does_not_have_are_refused(options: str) -> None:
    with pytest.raises(BadBotOption):
        require_bot(f"search:{options}")


def test_a_match_with_search_at_every_seat() -> None:
    match, _ = new_match(Setup.of(2, secret="whole"))
    bots = [make_bot("search:worlds=8", str(seat)) for seat in range(2)]
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.ROUND_OVER:
            match, _ = next_round(match)
        seat = match.to_act[0]
        match, _ = act(match, seat, bots[seat].choose(view(match, seat)))
    assert match.winners
