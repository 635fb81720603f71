"""How long the wager lab takes: `python -m benchmarks.lab [--deals 20000]`.

For each preset, on one core: the seconds until the answer for no to three wagers is drawn, and until all parts are.
Then what the lab finds, with its errors.
"""

from argparse import ArgumentParser
from dataclasses import replace
from time import perf_counter, process_time

from expeditions_widgets.experiments.lab_presets import PRESETS
from expeditions_widgets.experiments.lab_setting import LabSetting
from expeditions_widgets.rollouts.warming import warm_up
from expeditions_widgets.widgets.lab_work import LAID, LabWork


def main() -> None:
    """Print the table."""
    parser = ArgumentParser(prog="python -m benchmarks.lab", description="Measure the wager lab.")
    parser.add_argument("--deals", type=int, default=20_000, help="deals for the main question (default 20000)")
    deals = parser.parse_args().deals
    warm_up()
    finished(replace(PRESETS["late"].setting, deals=100))
    print(f"{deals:,} deals; seconds on the clock (of processor time)")
    print(f"{'preset':20}{'first answer':>16}{'all parts':>16}   means with no, one, two, three wagers")
    for preset in PRESETS.values():
        first, whole, work = finished(replace(preset.setting, deals=deals))
        print(f"{preset.name:20}{first:>16}{whole:>16}   {'; '.join(work.means)}")


def finished(setting: LabSetting) -> tuple[str, str, LabWork]:
    """Work one setting out; return how long the first part took, how long all of them, and the answer."""
    work, began, spent = LabWork(setting, "exp-lab"), perf_counter(), process_time()
    while LAID not in work.drawn:
        work.step(0)
    first = f"{perf_counter() - began:.2f} ({process_time() - spent:.2f})"
    work.step(float("inf"))
    return first, f"{perf_counter() - began:.2f} ({process_time() - spent:.2f})", work


if __name__ == "__main__":
    main()
