/** What a hand-written product's pictures show: names of drawings in the Fluent Emoji set. */
export interface Subject {
  /** The product's id. */
  readonly id: number
  readonly subject: string
  /** Stands by in the `scene` view. */
  readonly companion: string
}

const table = `
1 headphone musical-notes
2 mobile-phone bell
3 laptop hot-beverage
4 camera framed-picture
5 television popcorn
6 watch stopwatch
7 keyboard computer-mouse
8 computer-mouse puzzle-piece
9 printer page-facing-up
10 video-game trophy
11 radio musical-notes
12 studio-microphone headphone
13 battery high-voltage
14 flashlight camping
15 light-bulb couch-and-lamp
16 electric-plug globe-showing-europe-africa
17 speaker-high-volume musical-score
18 video-camera clapper-board
19 desktop-computer potted-plant
20 joystick alien-monster
21 t-shirt sun
22 jeans t-shirt
23 dress sparkles
24 coat umbrella
25 running-shoe stopwatch
26 high-heeled-shoe ribbon
27 hiking-boot mountain
28 womans-boot fallen-leaf
29 scarf snowflake
30 gloves snowflake
31 socks basket
32 top-hat magic-wand
33 billed-cap baseball
34 womans-hat palm-tree
35 handbag lipstick
36 backpack compass
37 sunglasses beach-with-umbrella
38 glasses books
39 necktie briefcase
40 clutch-bag ring
41 potted-plant droplet
42 couch-and-lamp books
43 bed crescent-moon
44 chair teacup-without-handle
45 teapot teacup-without-handle
46 hot-beverage cookie
47 cooking egg
48 candle rose
49 basket cherry-blossom
50 broom sparkles
51 bucket sponge
52 soap bubbles
53 lotion-bottle hibiscus
54 mirror hair-pick
55 alarm-clock sun
56 toolbox wrench
57 hammer nut-and-bolt
58 carpentry-saw wood
59 kitchen-knife carrot
60 bouquet ribbon
61 cactus sun
62 bathtub bubbles
63 mantelpiece-clock candle
64 framed-picture artist-palette
65 amphora sunflower
66 shallow-pan-of-food tomato
67 ladder paintbrush
68 thread safety-pin
69 umbrella cloud-with-rain
70 seedling sun
71 artist-palette paintbrush
72 bread butter
73 guitar musical-notes
74 camera-with-flash framed-picture
75 yarn scarf
81 wrapped-gift ribbon
82 delivery-truck package
83 wrench toolbox
84 scissors thread
85 shield check-mark-button
`

/** Every hand-written product, by id; 76 to 80 are absent from the catalogue. */
export const subjects: readonly Subject[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', subject = '', companion = ''] = line.split(' ')
    return { id: Number(id), subject, companion }
  })
