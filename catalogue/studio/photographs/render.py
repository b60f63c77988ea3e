"""Renders sample photographs: `blender -b --factory-startup -P render.py -- NAME… [--size 240] …`.

Without names it renders all of them. The pictures are WebP files in catalogue/photographs.
"""

import argparse
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
sys.dont_write_bytecode = True

from camera import stage
from photographs import darkroom

NAMES = (
    *("seaside", "sunset", "dog", "cat", "lighthouse", "birthday"),
    *("balloon", "flowers", "bear", "robin", "tree", "family"),
)


def main(order):
    for name in order.names or NAMES:
        scene = stage.empty_scene(order.size, order.threads)
        film = importlib.import_module(f"photographs.scenes.{name}").build()
        samples = order.samples or film.samples
        scene.render.resolution_x = scene.render.resolution_y = round(order.size * film.part)
        negative = order.negatives and os.path.join(order.negatives, f"{name}.npz")
        if negative and os.path.exists(negative):
            halves = darkroom.load_negative(negative)
        else:
            halves = darkroom.expose(samples)
            if negative:
                darkroom.save_negative(negative, halves)
        picture = darkroom.develop(halves, film, order.size)
        path = os.path.join(order.folder, f"{name}.webp")
        darkroom.save_webp(picture, path)
        if order.png:
            darkroom.save_png(picture, os.path.join(order.folder, f"{name}.png"))
        print(f"{path}: {scene.render.resolution_x} px, {samples} samples", flush=True)


def read_order():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--size", type=int, default=800)
    parser.add_argument("--samples", type=int, help="absent: as many as the scene needs")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--folder", default=os.path.join(HERE, "..", "..", "photographs"))
    parser.add_argument("--negatives", help="a folder that keeps the light, to develop it again")
    parser.add_argument("--png", action="store_true", help="save a PNG beside the WebP")
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return parser.parse_args(given)


main(read_order())
