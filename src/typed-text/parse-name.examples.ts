/** English: what is typed → how many to buy: quantity shown | size shown | name. */
export const englishExamples = `
2 lb chicken thighs → 1: 2 | lb | chicken thighs
2 Lb Chicken Thighs → 1: 2 | lb | Chicken Thighs
2lb chicken thighs → 1: 2 | lb | chicken thighs
2 lbs. chicken thighs → 1: 2 | lb | chicken thighs
2 pounds of ground beef → 1: 2 | lb | ground beef
a pound of butter → 1: 1 | lb | butter
half a pound of ham → 1: ½ | lb | ham
half lb turkey → 1: ½ | lb | turkey
half-gallon milk → 1: ½ | gal | milk
half gallon of milk → 1: ½ | gal | milk
1/2 gallon milk → 1: ½ | gal | milk
½ Cup Cream → 1: ½ | cup | Cream
½cup cream → 1: ½ | cup | cream
1/2 cup cream → 1: ½ | cup | cream
1 1/2 cups flour → 1: 1½ | cups | flour
1-1/2 cups flour → 1: 1½ | cups | flour
1 ½ cups flour → 1: 1½ | cups | flour
1½ cups flour → 1: 1½ | cups | flour
3/4 lb shrimp → 1: ¾ | lb | shrimp
1/3 cup olive oil → 1: ⅓ | cup | olive oil
2 1/4 lb pork shoulder → 1: 2¼ | lb | pork shoulder
one and a half pounds of beef → 1: 1½ | lb | beef
1 and a half cups rice → 1: 1½ | cups | rice
two pounds of carrots → 1: 2 | lb | carrots
2.5 lb potatoes → 1: 2.5 | lb | potatoes
16 oz sour cream → 1: 16 | oz | sour cream
16oz sour cream → 1: 16 | oz | sour cream
16-oz sour cream → 1: 16 | oz | sour cream
16 ounces sour cream → 1: 16 | oz | sour cream
12 fl oz orange juice → 1: 12 | fl oz | orange juice
12 fl. oz. orange juice → 1: 12 | fl oz | orange juice
12 fluid ounces orange juice → 1: 12 | fl oz | orange juice
1 tbsp. vanilla → 1: 1 | tbsp | vanilla
2 tablespoons capers → 1: 2 | tbsp | capers
1 Tsp Salt → 1: 1 | tsp | Salt
3 teaspoons yeast → 1: 3 | tsp | yeast
1 pint of ice cream → 1: 1 | pt | ice cream
2 pints blueberries → 1: 2 | pt | blueberries
1 quart chicken stock → 1: 1 | qt | chicken stock
2 qts stock → 1: 2 | qt | stock
1 gallon milk → 1: 1 | gal | milk
2 gal. water → 1: 2 | gal | water
500g mince → 1: 500 | g | mince
500 G Mince → 1: 500 | g | Mince
500 grams mince → 1: 500 | g | mince
1kg potatoes → 1: 1 | kg | potatoes
1.5 kg potatoes → 1: 1.5 | kg | potatoes
0.5 kg grapes → 1: 0.5 | kg | grapes
2 kilos apples → 1: 2 | kg | apples
2l milk → 1: 2 | l | milk
2 L Milk → 1: 2 | l | Milk
2 litres of milk → 1: 2 | l | milk
2-liter coke → 1: 2 | l | coke
750ml wine → 1: 750 | ml | wine
33 cl beer → 1: 33 | cl | beer
500 mg ibuprofen → 1: 500 | mg | ibuprofen
1000 iu vitamin d → 1: 1000 | IU | vitamin d
1,000 g flour → 1: 1,000 | g | flour
6 ft hdmi cable → 1: 6 | ft | hdmi cable
10 inch tortillas → 1: 10 | inch | tortillas
1/2 inch screws → 1: ½ | inch | screws
5 gallon bucket → 1: 5 | gal | bucket
5 lb dumbbells → 1: 5 | lb | dumbbells
6 cup coffee maker → 1: 6 | cup | coffee maker
a pinch of saffron → 1: 1 | pinch | saffron
handful of mint → 1: 1 | handful | mint
12 eggs → 12: 12 | | eggs
6 Bananas → 6: 6 | | Bananas
3 red bell peppers → 3: 3 | | red bell peppers
2 large onions → 2: 2 | | large onions
1 onion → 1: 1 | | onion
an onion → 1: 1 | | onion
A Cucumber → 1: 1 | | Cucumber
one lemon → 1: 1 | | lemon
two avocados → 2: 2 | | avocados
Three Limes → 3: 3 | | Limes
twelve rolls → 12: 12 | | rolls
twenty balloons → 20: 20 | | balloons
1/2 watermelon → 1: ½ | | watermelon
half a watermelon → 1: ½ | | watermelon
half watermelon → 1: ½ | | watermelon
1 1/2 watermelons → 2: 1½ | | watermelons
a few limes → 3: a few | | limes
A Few Limes → 3: a few | | Limes
several onions → 3: several | | onions
some bread → 1: some | | bread
a little parsley → 1: a little | | parsley
a couple of lemons → 2: 2 | | lemons
couple lemons → 2: 2 | | lemons
a couple bottles of wine → 2: 2 | bottles | wine
2-3 avocados → 3: 2–3 | | avocados
2 - 3 avocados → 3: 2–3 | | avocados
2–3 avocados → 3: 2–3 | | avocados
2 to 3 avocados → 3: 2–3 | | avocados
two or three limes → 3: 2–3 | | limes
2-3 lb potatoes → 1: 2–3 | lb | potatoes
2 to 3 lb potatoes → 1: 2–3 | lb | potatoes
½-1 cup cream → 1: ½–1 | cup | cream
3-4 cans of beans → 4: 3–4 | cans | beans
1 dozen eggs → 1: 1 | dozen | eggs
1 Dozen Eggs → 1: 1 | dozen | Eggs
dozen eggs → 1: 1 | dozen | eggs
dozen roses → 1: 1 | dozen | roses
a dozen eggs → 1: 1 | dozen | eggs
2 dozen eggs → 2: 2 | dozen | eggs
two dozen bagels → 2: 2 | dozen | bagels
half a dozen eggs → 1: ½ | dozen | eggs
half dozen eggs → 1: ½ | dozen | eggs
a couple dozen oysters → 2: 2 | dozen | oysters
1 doz. eggs → 1: 1 | dozen | eggs
2 cans tomatoes → 2: 2 | cans | tomatoes
2 Cans Of Tomatoes → 2: 2 | cans | Tomatoes
1 can coconut milk → 1: 1 | can | coconut milk
3 tins tuna → 3: 3 | tins | tuna
a loaf of bread → 1: 1 | loaf | bread
2 loaves of bread → 2: 2 | loaves | bread
a bunch of bananas → 1: 1 | bunch | bananas
2 bunches cilantro → 2: 2 | bunches | cilantro
bunch of radishes → 1: 1 | bunch | radishes
bag of chips → 1: 1 | bag | chips
bottle of red wine → 1: 1 | bottle | red wine
2 bottles wine → 2: 2 | bottles | wine
1 head lettuce → 1: 1 | head | lettuce
3 cloves garlic → 3: 3 | cloves | garlic
2 stalks of celery → 2: 2 | stalks | celery
4 ears corn → 4: 4 | ears | corn
2 sticks butter → 2: 2 | sticks | butter
6 slices swiss cheese → 6: 6 | slices | swiss cheese
4 bars of soap → 4: 4 | bars | soap
12 rolls toilet paper → 12: 12 | rolls | toilet paper
1 tube toothpaste → 1: 1 | tube | toothpaste
3 jars salsa → 3: 3 | jars | salsa
1 pkg cream cheese → 1: 1 | pkg | cream cheese
2 packages cream cheese → 2: 2 | packages | cream cheese
2 packs of gum → 2: 2 | packs | gum
3 packets yeast → 3: 3 | packets | yeast
2 boxes pasta → 2: 2 | boxes | pasta
1 case of water → 1: 1 | case | water
2 tubs hummus → 2: 2 | tubs | hummus
1 carton oat milk → 1: 1 | carton | oat milk
2 pairs socks → 2: 2 | pairs | socks
1 set of sheets → 1: 1 | set | sheets
4 pieces salmon → 4: 4 | pieces | salmon
5 pcs chicken → 5: 5 | pcs | chicken
2 sheets puff pastry → 2: 2 | sheets | puff pastry
2 pots of basil → 2: 2 | pots | basil
12 pack coke → 1: 12 | pack | coke
12-pack coke → 1: 12 | pack | coke
12 Pack Coke → 1: 12 | pack | Coke
12pk coke → 1: 12 | pack | coke
six pack of beer → 1: 6 | pack | beer
6-pack beer → 1: 6 | pack | beer
24 ct diapers → 1: 24 | ct | diapers
30 count trash bags → 1: 30 | ct | trash bags
2 12-packs of coke → 2: 2 × | 12 packs | coke
2 x 6 pack yogurt → 2: 2 × | 6 pack | yogurt
6x330ml cola → 6: 6 × | 330 ml | cola
6x330ml Cola → 6: 6 × | 330 ml | Cola
6X330ML COLA → 6: 6 × | 330 ml | COLA
6 x 330 ml cola → 6: 6 × | 330 ml | cola
6 × 330 ml Cola → 6: 6 × | 330 ml | Cola
6x 330ml cola → 6: 6 × | 330 ml | cola
6*330ml cola → 6: 6 × | 330 ml | cola
4 x 1.5l water → 4: 4 × | 1.5 l | water
24 x 12 fl oz soda → 24: 24 × | 12 fl oz | soda
330ml x 6 cola → 6: 6 × | 330 ml | cola
2 x 4 rolls toilet paper → 2: 2 × | 4 rolls | toilet paper
2 15 oz cans black beans → 2: 2 × | 15 oz cans | black beans
2 15-oz cans of black beans → 2: 2 × | 15 oz cans | black beans
2 (15 oz) cans black beans → 2: 2 × | 15 oz cans | black beans
2 cans (400g) tomatoes → 2: 2 × | 400 g cans | tomatoes
2 cans 400g tomatoes → 2: 2 × | 400 g cans | tomatoes
1 28-oz can tomatoes → 1: 1 × | 28 oz can | tomatoes
14 oz can pumpkin → 1: 14 | oz can | pumpkin
5 lb bag of potatoes → 1: 5 | lb bag | potatoes
2 2l bottles of coke → 2: 2 × | 2 l bottles | coke
3 500g mince → 3: 3 × | 500 g | mince
3x milk → 3: 3 | | milk
3 x milk → 3: 3 | | milk
3X Milk → 3: 3 | | Milk
x3 milk → 3: 3 | | milk
2x cans of tuna → 2: 2 | cans | tuna
milk x3 → 3: 3 | | milk
Milk X3 → 3: 3 | | Milk
milk x 3 → 3: 3 | | milk
milk ×3 → 3: 3 | | milk
milk 3x → 3: 3 | | milk
milk *3 → 3: 3 | | milk
milk (2) → 2: 2 | | milk
milk (x2) → 2: 2 | | milk
milk (2x) → 2: 2 | | milk
milk 2l → 1: 2 | l | milk
milk 2 l → 1: 2 | l | milk
milk, 2 l → 1: 2 | l | milk
milk (2 l) → 1: 2 | l | milk
milk 1 gallon → 1: 1 | gal | milk
milk ½ gallon → 1: ½ | gal | milk
milk - 2 → 2: 2 | | milk
milk: 2 → 2: 2 | | milk
eggs 12 → 12: 12 | | eggs
eggs, 12 → 12: 12 | | eggs
eggs (1 dozen) → 1: 1 | dozen | eggs
eggs 2 dozen → 2: 2 | dozen | eggs
eggs 18 ct → 1: 18 | ct | eggs
limes 2-3 → 3: 2–3 | | limes
avocados (3-4) → 4: 3–4 | | avocados
tomatoes 2 cans → 2: 2 | cans | tomatoes
tomatoes (2 cans) → 2: 2 | cans | tomatoes
beans (15 oz can) → 1: 15 | oz can | beans
beans 2 15 oz cans → 2: 2 × | 15 oz cans | beans
chicken breast 2 lb → 1: 2 | lb | chicken breast
toilet paper 12 rolls → 12: 12 | rolls | toilet paper
coke 12-pack → 1: 12 | pack | coke
cola 6x330ml → 6: 6 × | 330 ml | cola
cola 6 x 330 ml → 6: 6 × | 330 ml | cola
cola (6 x 330 ml) → 6: 6 × | 330 ml | cola
cola 330ml x6 → 6: 6 × | 330 ml | cola
cola 330 ml (6) → 6: 6 × | 330 ml | cola
500g mince x2 → 2: 2 × | 500 g | mince
2l milk x3 → 3: 3 × | 2 l | milk
6 cola 330ml → 6: 6 × | 330 ml | cola
24 cans coke 330ml → 24: 24 × | 330 ml cans | coke
AA batteries 4 → 4: 4 | | AA batteries
vitamin c 500 mg → 1: 500 | mg | vitamin c
2 A1 sauce → 2: 2 | | A1 sauce
12 AA batteries → 12: 12 | | AA batteries
2 7up → 2: 2 | | 7up
2 7 up → 2: 2 | | 7 up
2 x 7 up → 2: 2 | | 7 up
7 up 2l → 1: 2 | l | 7 up
7 up x6 → 6: 6 | | 7 up
7 up (6) → 6: 6 | | 7 up
half and half 1 pint → 1: 1 | pt | half and half
2 half and half → 2: 2 | | half and half
2% milk 1 gallon → 1: 1 | gal | 2% milk
2 2% milk → 2: 2 | | 2% milk
1 gal 2% milk → 1: 1 | gal | 2% milk
2 V8 → 2: 2 | | V8
3 WD-40 → 3: 3 | | WD-40
100 grand x2 → 2: 2 | | 100 grand
2 can openers → 2: 2 | | can openers
1 pound cake → 1: 1 | | pound cake
2 pot pies → 2: 2 | | pot pies
2 head & shoulders → 2: 2 | | head & shoulders
2 head and shoulders → 2: 2 | | head and shoulders
1 old el paso kit → 1: 1 | | old el paso kit
2 el paso kits → 2: 2 | | el paso kits
2 rolls → 2: 2 | | rolls
6 cups → 6: 6 | | cups
2 tube socks → 2: 2 | | tube socks
2 star anise → 2: 2 | | star anise
2 l-carnitine → 2: 2 | | l-carnitine
2 xl shirts → 2: 2 | | xl shirts
2 m&ms → 2: 2 | | m&ms
2 🍎 → 2: 2 | | 🍎
2 lb 🍌 → 1: 2 | lb | 🍌
3 "AA" batteries → 3: 3 | | "AA" batteries
2 (organic) lemons → 2: 2 | | (organic) lemons
1 six-pack IPA → 1: 1 × | 6 pack | IPA
2 six packs of IPA → 2: 2 × | 6 packs | IPA
a six pack of IPA → 1: 1 × | 6 pack | IPA
2 half gallons of milk → 2: 2 × | ½ gal | milk
a quarter pound of cheese → 1: ¼ | lb | cheese
Eggs x 2 dozen → 2: 2 | dozen | Eggs
bread x2 loaves → 2: 2 | loaves | bread
x2 kg potatoes → 1: 2 | kg | potatoes
x2 cans tuna → 2: 2 | cans | tuna
WD 40 x2 → 2: 2 | | WD 40
Kronenbourg 1664 330 ml → 1: 330 | ml | Kronenbourg 1664
2 bottles of 1.5 l water → 2: 2 × | 1.5 l bottles | water
1 box of 12 markers → 1: 1 | box | 12 markers
1 box of 100 count gloves → 1: 1 × | 100 ct box | gloves
10 6-inch tortillas → 10: 10 × | 6 inch | tortillas
1,000 napkins → 1000: 1,000 | | napkins
paper towels, 6 pack → 1: 6 | pack | paper towels
2 Red Bull 12 oz → 2: 2 × | 12 oz | Red Bull
salsa (12 oz jar) → 1: 12 | oz jar | salsa
  2   lb   beef   → 1: 2 | lb | beef
`;

/** Names that stay whole, with all their numbers. */
export const namesWithNumbers = `
7 up; 7 Up; 7up; 7-up; 7UP; seven up; half and half; Half And Half; half & half; half-and-half; half n half; 5 spice
five spice; 5-spice powder; Five Spice Powder; 2% milk; 2 % milk; 1% low fat milk; 0% greek yogurt; 3.5% milk; 100% juice
A1 sauce; A1; 3 musketeers; 3 Musketeers; three musketeers; V8; V8 juice; WD-40; WD 40; 9V batteries; 9v battery
AA batteries; 1664; Kronenbourg 1664; 100 grand; 57 sauce; Heinz 57; 00 flour; type 405 flour; flour type 00; 5 gum
409 cleaner; formula 409; 8x4 deo; 50/50 bread; 3-in-1 oil; 3 in 1 oil; 2 in 1 shampoo; 2in1 shampoo; 2 in One Shampoo
1000 island dressing; 1,000 island dressing; thousand island; one a day vitamins; 1 a day vitamins; half baked ice cream
half-baked ice cream; 4x4 gauze; 2x4 lumber; 9x13 pan; 8 x 10 frame; 8.5x11 paper; gauze 4x4; frame 8 x 10; 3M tape; 3m hooks
7 grain bread; 12-grain bread; 2 ply toilet paper; 3 ring binder; 5 subject notebook; 3 hole punch; 24 hour allergy
5-hour energy; 5 hour energy; 2 minute noodles; 90 second rice; 60 watt bulbs; 60w bulbs; 100w bulb; 12 volt adapter
3 bean salad; 16 bean soup; 4 cheese pizza; three cheese blend; 3 layer dip; 80 grit sandpaper; 12 gauge wire
1000 piece puzzle; 100 calorie packs; 400 thread count sheets; 7 day pill box; 7 days croissants; 2026 calendar
14 hands merlot; 19 crimes; 21 seasoning salute; 1800 tequila; 365 organic oats; 501 jeans; 4711; 1792 bourbon
four roses bourbon; three olives vodka; two good yogurt; 2 bite brownies; 9 lives; nine lives; 9lives cat food; 5 star notebook
dos equis; tres leches cake; 24/7 wipes; 5/16 bolts; 1st birthday card; 50th birthday candles; 3D glasses; 4K tv; 2xl shirt
omega 3; vitamin b 12; vitamin b12; vitamin d3; chanel no 5; no. 2 pencils; #2 pencils; pampers size 4; diapers size 3
spf 50; sunscreen spf 30; aptamil 2; iphone 15; stage 2 baby food; forever 21 gift card; catch 22; CR2032; LR 44; E27 bulb
$25 gift card; 25€ gift card; €20 voucher; 10+ cereal; -; 6; 12; 500 g; 2 lb; 6x330 ml; ½; 1/2; x3; (2); 2 x; 007; 007 dvd; 12345 soap
milk; Milk; semi-skimmed milk; coca-cola; can opener; bottle opener; pint glasses; pound cake; cup noodles; dash cam
head & shoulders; box grater; bag balm; a & w root beer; A&W root beer; a la mode; l'oreal shampoo; m&ms; g fuel; weekly planner
one bar; half price books; half sour pickles; half moon cookies; half caff coffee; six; dozen; couple; some; a few; half
1️⃣ milk; 2é; 🍎; 🍎🍎; milk 🥛; salt, kosher; tomatoes (canned); milk (organic); eggs (free range); 10:30 pills; 3+ cheese
`;
