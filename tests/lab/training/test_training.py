"""A training learns, stops and goes on; what it learned can be written, read and exploited."""

import json
import signal
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors import safe_open
from safetensors.torch import load_file, save_file

from catinthebox.bots.neural.network import read_network
from catinthebox.lab.errors import BadCheckpoint, BadPlan, BadWeights
from catinthebox.lab.training.distilling import distil
from catinthebox.lab.training.league import frozen
from catinthebox.lab.training.measuring import measure
from catinthebox.lab.training.networks import POINTS, Player, Reflex, take_over, unknown
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Network, play
from catinthebox.lab.training.running import LOG, LOOKS, exploit, teach_reflex, train
from catinthebox.lab.training.seeds import PURPOSES, seed_for
from catinthebox.lab.training.tables import Tables
from catinthebox.lab.training.training import Training
from catinthebox.lab.training.weights import read_player, write_weights

SMALL = replace(Plan(2).tiny(), tables=128, minibatch=512)
EXPLOITED = replace(SMALL, league=1.0, exploiters=1.0)


def test_a_tiny_network_learns_on_a_processor() -> None:
    training = Training(Plan(2).tiny(), "cpu")
    beginner = frozen(training.learner.player)
    figures = list(training.run(batches=60))
    lead = measure(Tables(2, 2048, "cpu"), training.learner.player, Network(beginner), 1)
    assert lead.lead > 10 * lead.lead_error
    assert figures[-1]["entropy"] < figures[0]["entropy"]
    assert figures[-1]["critic"] < figures[0]["critic"]


def test_an_exploiter_learns_beside_who_is_exploited() -> None:
    training = Training(replace(Plan(2).tiny(), league=1.0, exploiters=1.0), "cpu")
    assert training.exploiter is not None
    beginner, pair = frozen(training.learner.player), (training.learner, training.exploiter)
    assert all(torch.equal(*both) for both in zip(*(one.player.parameters() for one in pair), strict=True)), "a copy"
    figures = list(training.run(batches=30))
    assert all("lead_over_exploiter" in noted for noted in figures)
    for one in pair:
        lead = measure(Tables(2, 2048, "cpu"), one.player, Network(beginner), 1)
        assert lead.lead > 5 * lead.lead_error


@pytest.mark.parametrize("plan", [SMALL, EXPLOITED])
def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(plan: Plan, tmp_path: Path) -> None:
    whole = Training(plan, "cpu")
    list(whole.run(batches=4))
    first = Training(plan, "cpu")
    for figures in first.run(batches=4):
        if figures["batches"] == 2:
            break
    first.save(tmp_path / "half")
    second = Training(plan, "cpu")
    second.load(tmp_path / "half")
    list(second.run(batches=4))
    assert second.batches == 4
    for name, tensor in whole.learner.player.state_dict().items():
        assert torch.equal(tensor, second.learner.player.state_dict()[name]), name


def test_a_checkpoint_of_another_plan_or_of_nothing_is_refused(tmp_path: Path) -> None:
    training = Training(SMALL, "cpu")
    training.save(tmp_path / "kept")
    with pytest.raises(BadCheckpoint, match="another plan"):
        Training(replace(SMALL, seed=1), "cpu").load(tmp_path / "kept")
    (tmp_path / "kept").write_text("not a checkpoint")
    before = training.learner.player.state_dict()["heads.bias"].clone()
    with pytest.raises(BadCheckpoint, match="not a checkpoint"):
        training.load(tmp_path / "kept")
    assert torch.equal(before, training.learner.player.state_dict()["heads.bias"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 6},
        {"seed": -1},
        {"seed": 2**63},
        {"tables": 0},
        {"minibatch": 0},
        {"body": ()},
        {"body": (64, 0)},
        {"reflex": ()},
    ],
)
def test_a_plan_that_can_not_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPlan):
        replace(SMALL, **wrong)


@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_in_the_middle_of_a_batch_loses_and_changes_nothing(times: int, tmp_path: Path) -> None:
    """The first is heard when the batch is over, the second breaks it off."""

    def interrupt(number: int, frame: object) -> None:
        """Ctrl-C as soon as a training listens to it: before and after, it would end whatever the test itself does."""
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0.005)
        else:
            for _ in range(times):
                signal.raise_signal(signal.SIGINT)

    whole = train(SMALL, tmp_path / "whole", "cpu", [], batches=4)
    stopped = 0
    for moment in (0.02, 0.05, 0.11, 0.17, 0.3):
        # Not by SIGALRM: that is what ends a test that stands still.
        before = signal.signal(signal.SIGVTALRM, interrupt)
        signal.setitimer(signal.ITIMER_VIRTUAL, moment)
        try:
            train(SMALL, tmp_path / "parts", "cpu", [], batches=4)
        except KeyboardInterrupt:
            stopped += 1
        finally:
            signal.signal(signal.SIGVTALRM, signal.SIG_IGN)  # first, for `interrupt` sets the timer again
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, before)
    parts = train(SMALL, tmp_path / "parts", "cpu", [], batches=4)
    assert stopped > 0
    noted = [json.loads(line)["batches"] for line in (tmp_path / "parts" / LOG).read_text().splitlines()]
    assert noted == [1, 2, 3, 4]
    player, same = read_player(whole, "cpu").state_dict(), read_player(parts, "cpu").state_dict()
    assert all(torch.equal(player[name], same[name]) for name in player)


def test_weights_play_the_same_after_they_were_written_and_read(tmp_path: Path) -> None:
    plan, path = Plan(3).tiny(), tmp_path / "neural-3.safetensors"
    torch.manual_seed(1)
    player, reflex = Player(plan, "cpu"), Reflex(plan, "cpu")
    write_weights(3, player.state_dict(), reflex.state_dict(), path, note="here")
    tables = Tables(3, 16, "cpu")
    tables.begin(1)
    rows = play(tables, player).rows
    again, in_numpy = read_player(path, "cpu"), read_network(path, 3)
    with torch.no_grad():
        scores, values, belief = player(tables.bits(rows))
        assert torch.allclose(again.scores(tables.bits(rows)), scores, atol=5e-3)
        bits = tables.bits(rows)[:, : in_numpy.body[0].weight.shape[1]].numpy()
    for row, inputs in enumerate(bits[:20]):
        thoughts = in_numpy.think(inputs)
        assert np.allclose(thoughts.policy, scores[row], atol=5e-3)
        assert np.allclose(thoughts.values[0], POINTS * values[row, 0], atol=2e-2)
        assert np.allclose(thoughts.belief, belief[row], atol=5e-3)


def test_files_without_such_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "neural-2.safetensors"
    with pytest.raises(BadWeights, match="can't be read"):
        read_player(path, "cpu")
    path.write_text("no weights")
    with pytest.raises(BadWeights, match="can't be read"):
        read_player(path, "cpu")
    player, reflex = Player(SMALL, "cpu"), Reflex(SMALL, "cpu")
    write_weights(2, player.state_dict(), reflex.state_dict(), path, sight="0")
    with pytest.raises(BadWeights, match="sight 0, not 1"):
        read_player(path, "cpu")
    write_weights(2, player.state_dict(), reflex.state_dict(), path)
    stored = load_file(path)
    del stored["policy.scale"]
    save_file(stored, path, {"players": "2", "sight": "1"})
    with pytest.raises(BadWeights, match="no network of this game"):
        read_player(path, "cpu")


def test_a_training_begins_as_another_player_but_not_as_one_of_another_kind(tmp_path: Path) -> None:
    other = Player(replace(SMALL, seed=5), "cpu")
    slow = replace(SMALL, rate=0.0)
    train(slow, tmp_path, "cpu", [], begin=other, batches=1)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)["player"]
    assert all(torch.equal(kept[name], tensor) for name, tensor in other.state_dict().items())
    for plan in (replace(SMALL, players=3), replace(SMALL, body=(64,)), replace(SMALL, body=(64, 64, 32))):
        with pytest.raises(BadPlan, match="another kind"):
            train(plan, tmp_path / "new", "cpu", [], begin=other, batches=1)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("body", [(96, 80), (96, 80, 72), (64, 64, 64, 64)])
def test_a_larger_network_begins_as_a_smaller_one(body: tuple[int, ...]) -> None:
    tables = Tables(2, 16, "cpu")
    tables.begin(1)
    other, larger = Player(SMALL, "cpu"), Player(replace(SMALL, body=body), "cpu")
    bits = tables.bits(play(tables, other).rows)
    take_over(larger, other)
    with torch.no_grad():
        for said, same in zip(larger(bits), other(bits), strict=True):
            assert torch.allclose(said, same, atol=1e-6)
    larger.scores(bits).square().sum().backward()
    assert all((layer.weight.grad != 0).any() for layer in (*larger.body, larger.heads)), "it can learn"


def test_who_is_blind_for_something_stays_so_whoever_it_begins_as() -> None:
    plain = replace(SMALL.plain(), body=(96, 64))
    seeing, blind = Player(SMALL, "cpu"), Player(plain, "cpu")
    take_over(blind, seeing)
    tables = Tables(2, 16, "cpu")
    tables.begin(1)
    bits = tables.bits(play(tables, seeing).rows)
    otherwise = bits.clone()
    otherwise[:, unknown(plain)] = 1
    assert torch.equal(blind.scores(bits), blind.scores(otherwise))
    assert not torch.equal(seeing.scores(bits), seeing.scores(otherwise))


def test_a_log_tells_nothing_that_the_checkpoint_does_not_know(tmp_path: Path) -> None:
    train(SMALL, tmp_path, "cpu", [], batches=1)
    kept = (tmp_path / "checkpoint.pt").read_bytes()
    train(SMALL, tmp_path, "cpu", [], batches=3)
    (tmp_path / "checkpoint.pt").write_bytes(kept)  # as if the machine had stopped before the next one
    with (tmp_path / LOG).open("a") as log:
        log.write('{"batches": 4')
    train(SMALL, tmp_path, "cpu", [], batches=2)
    assert [json.loads(line)["batches"] for line in (tmp_path / LOG).read_text().splitlines()] == [1, 2]


def test_nothing_is_measured_on_rounds_that_were_learned_from() -> None:
    seeds = [seed_for(purpose, seed, batch) for purpose in PURPOSES for seed in (0, 1, 5) for batch in range(50)]
    assert len(set(seeds)) == len(seeds) == 450
    tables, dealt = Tables(2, 8, "cpu"), set()
    for seed in seeds[::15]:
        tables.begin(seed)
        dealt.add(str([tables.table(place) for place in range(8)]))
    assert len(dealt) == 30


def test_a_guest_of_another_table_is_refused_and_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(BadPlan, match="3 players, not with 2"):
        train(SMALL, tmp_path / "new", "cpu", [Player(Plan(3).tiny(), "cpu")], batches=1)
    assert not (tmp_path / "new").exists()


def test_an_exploiter_gains_on_a_beginner() -> None:
    beginner = Player(SMALL, "cpu")
    before = beginner.state_dict()["heads.bias"].clone()
    gains = exploit(replace(SMALL, tables=512), beginner, "cpu", batches=30)
    assert len(gains) == LOOKS
    assert gains[-1].measured.lead > max(gains[0].measured.lead, 5 * gains[-1].measured.lead_error)
    assert all(one.decisions < later.decisions and one.seconds < later.seconds for one, later in pairwise(gains))
    assert torch.equal(before, beginner.state_dict()["heads.bias"]), "it is frozen"


def test_an_exploiter_that_could_not_be_kept_is_not_trained(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "file"
    told: list[str] = []
    with pytest.raises(BadPlan, match="there is no folder"):
        exploit(
            SMALL, Player(SMALL, "cpu"), "cpu", kept=nowhere, batches=1, told=lambda what, done, of: told.append(what)
        )
    assert not told


def test_what_an_exploiter_gains_is_looked_at_after_each_batch_if_there_are_few() -> None:
    assert len(exploit(SMALL, Player(SMALL, "cpu"), "cpu", batches=2)) == 2


def test_a_small_network_comes_close_to_a_large_one() -> None:
    training = Training(SMALL, "cpu")
    list(training.run(batches=3))
    reflex = Reflex(SMALL, "cpu")
    off = list(distil(SMALL, training.learner.player, training.tables, reflex, batches=12))
    assert off[-1] < off[0] / 2


def facts_in(path: Path) -> dict[str, str]:
    with safe_open(path, framework="pt") as stored:
        return dict(stored.metadata())


def test_a_file_gets_another_reflex_and_keeps_all_else(tmp_path: Path) -> None:
    path, player = tmp_path / "neural-2.safetensors", Player(SMALL, "cpu")
    write_weights(2, player.state_dict(), Reflex(SMALL, "cpu").state_dict(), path, note="here")
    before, facts = load_file(path), facts_in(path)
    off = teach_reflex(path, "cpu", widths=(24, 8), tables=64, batches=2)
    assert 0 < off < 10
    after = load_file(path)
    assert read_network(path, 2).reflex[0].bias.shape == (24,)
    assert facts_in(path) == facts
    kept = [name for name in before if not name.startswith("reflex.")]
    assert all(torch.equal(before[name], after[name]) for name in kept)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
