"""The placemat and the chopping board. One unit is 100 mm."""

from camera.stage import frame, light_flat, look, painted_table
from make.materials import material, wood
from make.food import half_lemon, lemon
from make.props import cutlery, keep_blank, kitchen_knife
from make.plants import plant
from make.room import daylight, oak_table, plaster_wall
from make.tableware import apples, drink, napkin, plate
from make.shapes import box, rounded_outline, slab

from .coasters import board_print, white_board
from .drinkware import MUG_RADIUS, make_mug
from .register import Print, blank, flat_print, spread

BOARD_THICKNESS = 0.2


def make_placemat():
    return white_board("placemat", rounded_outline(2.9, 2.0, 0.14))


@blank("placemat", "hero", "angle", "scene")
def placemat(angle, area):
    """Laid with knife and fork, or with a mug behind it."""
    if angle == "scene":
        return placemat_at_lunch(area)
    mat = make_placemat()
    background = {"hero": "sage", "angle": "clay"}[angle]
    painted_table(background)
    light_flat(2.4)
    knife, fork = cutlery(material("cutlery", "#d4d4d2", 0.18, 1))
    knife.location.x, fork.location.x = 1.72, -1.72
    if angle == "hero":
        frame([mat, knife, fork], 0, 66, 0.86, 100)
    else:
        keep_blank(make_mug((1.25, 1.65), 35)[0])
        frame([mat], 22, 40, 0.76, 100)
    return board_print(mat, area, background, 17, 13)


def placemat_at_lunch(area):
    """Laid for lunch; the plate is still beside the mat."""
    mat = make_placemat()
    oak_table(4.2)
    plaster_wall("#cdd3c6", 5.5)
    daylight(1.7, (0, 0.6, 0), power=0.62)
    knife, fork = cutlery(material("cutlery", "#d4d4d2", 0.18, 1))
    knife.location.x, fork.location.x = 1.72, -1.78
    napkin(0.75, 2.3, (-1.85, -0.02, -0.02), 2, "#9aa79a")
    fork.location.z = 0.085
    plate(1.25, (0.55, 2.35, 0))
    apples(((-1.35, 1.95, 0, 0.95), (-0.95, 2.55, 0, 0.9), (-1.85, 2.65, 0, 1.0)))
    mug = make_mug((2.2, 1.42), 35)
    keep_blank(mug[0])
    drink(MUG_RADIUS - 0.037, 0.82, (2.2, 1.42), "#3a2113")
    look((0.25, -6.9, 5.6), (0.0, 0.5, 0), 68)
    return board_print(mat, area, "sand", 17, 13)


def make_board():
    oak = wood("oak", "#cda36f", "#c2945f", "#a87c4c", 0.9, 0.5, burn="#3b2414", stave=0.44)
    return slab("board", rounded_outline(3.8, 2.5, 0.22), BOARD_THICKNESS, [oak], 0.04, 4)


@blank("chopping-board", "hero", "angle", "scene")
def chopping_board(angle, area):
    """With a knife and a lemon, cut by the picture's edge."""
    if angle == "scene":
        return board_on_a_worktop(area)
    board = make_board()
    background = {"hero": "sage", "angle": "sand"}[angle]
    painted_table(background)
    light_flat(2.2)
    knife_at, knife_turn, lemon_at = {
        "hero": ((2.33, -0.35, 0.0), -3, (-2.0, 1.85, 0)),
        "angle": ((2.25, -0.75, 0.0), 4, (1.15, 1.85, 0)),
    }[angle]
    kitchen_knife(knife_at, knife_turn)
    lemon(lemon_at, 25)
    half_lemon((lemon_at[0] + 0.62, lemon_at[1] - 0.1, 0), 200)
    board.rotation_euler[2] = {"hero": -0.04, "angle": 0.1}[angle]
    frame([board], *{"hero": (0, 58), "angle": (20, 34)}[angle], fill=0.78, lens=100)
    return board_of_oak_print(board, area, background)


def board_on_a_worktop(area):
    """Fruit and herbs are about to be cut."""
    board = make_board()
    board.rotation_euler[2] = 0.07
    box("worktop", (20, 12, 0.4), (0, -1.0, -0.2), material("worktop", "#e4e2da", 0.3, spec=0.4), 0.04)
    plaster_wall("#a9b8ab", 5.4)
    daylight(2.0, (0, 0.8, 0), power=0.62)
    kitchen_knife((2.28, -0.5, 0.0), 2)
    apples(((-1.4, 2.2, 0, 1.0), (-2.1, 1.95, 0, 0.95), (-1.75, 2.8, 0, 0.9)))
    lemon((0.55, 1.95, 0), 25)
    half_lemon((1.2, 1.75, 0), 200)
    plant((1.75, 2.9, 0), 1.2, leaves=34, pot_color="#e6ddcb")
    look((0.35, -8.2, 6.4), (0.1, 0.22, 0), 80)
    return board_of_oak_print(board, area, "sage")


def board_of_oak_print(board, area, background):
    on_top = flat_print(board, area.w / 100, area.h / 100, BOARD_THICKNESS)
    return Print(on_top, spread(0, 1, 15), spread(0, 1, 11), background, second="colour")
