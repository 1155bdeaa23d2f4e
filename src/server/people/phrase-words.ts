/** The words of pass phrases: 512 short ones that are hard to confuse, nine bits each. */
export const PHRASE_WORDS: readonly string[] = `
acorn actor album alley almond amber anchor angle ankle apple apron arch arena armor arrow artist aspen atlas attic autumn
bacon badge baker ballet bamboo banana banjo barley barn barrel basil basket bath beach bean bear beaver bell bench berry
bike birch bird biscuit blanket blossom boat bone bonnet book boot bottle bowl branch brass bread breeze brick bridge broom
brother brush bubble bucket bulb bundle butter cabin cable cactus camel canal candle canoe canvas canyon captain caravan
cargo carpet carrot castle cave cedar cellar chain chalk cheese cherry chess chicken chimney choir circle citrus clay cliff
clock cloud clover coach coast cobalt cobble coconut coffee comet compass copper coral corner cotton cousin cradle crane
crater crayon cream cricket crown crystal curtain cushion cymbal daisy dance dawn deer delta desert diamond dinner doctor
dollar dolphin donkey door dragon drawer drum duck dune eagle earth easel echo eight elbow elephant ember emerald engine
evening fabric falcon family farmer feather fence fern ferry fiddle field finger flame flute forest fork fossil fountain
freckle friend frost fruit funnel galaxy garden garlic gate ginger giraffe glacier glass globe glove goat gold goose gorge
grain granite grape grass gravel guitar hammer harbor harp harvest hazel heart hedge helmet heron hill hockey honey hoof
horizon horn horse hotel house igloo iron island ivory jacket jade jaguar jasmine jelly jewel jigsaw jockey journal juice
jumper june jungle juniper kayak kettle keyboard kitchen kite kitten kiwi knee knight knot ladder ladle lagoon lake lamp
lantern lark laurel lava lawn leaf leather lemon lentil letter library lilac lily lime linen lion lizard lobster locket lotus
lumber lunch lynx magnet magpie mango maple marble march market marsh mason meadow medal melody mermaid meteor midnight mill
mint mirror mitten monkey moon morning mosaic moss mother motor mountain mouse muffin museum mushroom music mustard napkin
nectar needle nephew nest nettle night noodle notebook novel nutmeg oasis ocean october olive onion opal opera orange orbit
orchard organ osprey otter oven oyster paddle painter palace palm pancake panda paper parade parcel park parrot parsley pasta
path peach peanut pear pebble pedal pelican pencil penguin pepper petal piano picnic pigeon pillow pilot pine pinion pirate
planet plate plum pocket poem poet pond pony poplar poppy potato pottery prairie prism pudding puffin pumpkin puppet purple
puzzle pyramid quail quarry queen quilt quiver rabbit radio raft railway rain raisin ranger raven reef ribbon rice ridge
river robin rocket roof rooster rope rose rowing ruby rudder runner saddle saffron sailor salad salmon salt sand sapphire
satchel saucer scarf school scooter season seed seven shadow shell shepherd sherbet shore shovel silk silver singer sister
sketch skipper slate sled slipper snow sofa soup spark spinach spiral spoke sponge spoon spring spruce squash squirrel stable
stadium stage star station steam stem stone stork straw stream string studio sugar summer sunset swallow swan sweater table
tailor tango teacher temple tennis tent thimble thistle three thumb thunder ticket tiger timber toast tomato tower tractor
train treasure tree trumpet tulip tunnel turkey turnip turtle twelve twenty umbrella uncle unicorn urchin valley vanilla vase
velvet village vine
`
  .trim()
  .split(/\s+/);
