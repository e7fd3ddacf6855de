"""The faces other ecosystems expect: PettingZoo, OpenSpiel, Gymnasium.

    catinthebox.envs.pettingzoo     every seat an agent, turn by turn: a round or a whole match
    catinthebox.envs.openspiel      a round as a game of OpenSpiel, the deal as chance; importing it registers the game
    catinthebox.envs.gymnasium      one seat among bots, or many tables in lock-step; importing it registers both

Each needs its library, the extra of the same name; nothing is imported before it is asked for. All of them number
actions and lay out what a seat sees as docs/kernel.md does. docs/envs.md has an example of each.
"""
