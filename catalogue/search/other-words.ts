/** Words that people look for and that are spelt right, though no product may hold them. A search for 'horse' is not one for 'house'. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  `
  alpaca anchor ant badger ballet band bat bath beard bee beetle bike bird boots bracelet bride bull bus butterfly cactus
  camel camera camp candy cape car caravan carpenter carp cartoon castle caterer catering cave chair chat cheese chess
  chicken chimney circus clay cloud clover coat cockapoo coffee coin comic corgi cottage cow crab crane cross crow crown
  cruise cupcake cupid curtain dachshund daffodil daisy dance dancer deer diamond digger dish doctor dolphin donkey door
  dove dragon dragonfly drum duck eagle earth farm farmer feather fence ferret fern film finger fire fireman fish
  flag flamingo flask flute fly forest foxglove frog fruit galaxy garage ghost giraffe goat goose grape grass guitar
  hairdresser halloween hammer hammock hamster hand hare harp hawk hedgehog helicopter hen heron highland hockey holly
  honey horse hotel husky ice iris island ivy jam jar jeep joiner juice karate key kiss kite koala labrador ladder
  ladybird lake lama lamb lavender leaf leather lemur leopard lily lime lion llama lobster lock lorry lotus machine magic
  magpie map mask medal mechanic mermaid mice mirror mole monkey moose moth motorbike motorcycle mouse music narwhal
  needle net netball octopus olive opera orange orchid otter oven owl ox panda pansy parrot party peacock penguin peony
  perfume piano pie pig pigeon pillow pilot pine pineapple pint pirate pizza plane plant plumber police polo pony poodle
  postman pot potato pottery prayer pub pug pumpkin quilt racing rat raven ribbon robot rocket rose rower rowing salt
  sausage saw scooter seal seat sheep shell ship shoes singer skate skateboard skiing skull sloth snail snake snowman
  soap socks soldier spider spring squirrel stag starling stone stork sun sunflower swallow swan sword table tank taxi
  tennis tent thistle tiger toast torch tortoise tractor train truck tulip turkey turtle umbrella van violin volleyball
  vet wall walrus wand warrior wasp waterfall whale wheel wine wing witch wizard wolf wool worm yacht yoga zebra zoo
`
    .trim()
    .split(/\s+/),
);
