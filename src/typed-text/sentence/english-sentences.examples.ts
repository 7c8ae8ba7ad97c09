/** Sentences and their things: "2 lb Chicken (note) @Store /days", parted by " | "; ⏎ is a line break. */
export const englishSentences = `
um so we need milk eggs and like two loaves of bread → milk | eggs | 2 loaves bread
could you grab a couple of limes and a bag of ice on your way home → 2 limes | 1 bag ice
we don't need milk →
already have eggs →
don't buy bread, we still have some →
no need for butter →
thanks! see you at 7 →
ok so a dozen eggs, half a gallon of milk, and three pounds of ground beef please → 1 dozen eggs | ½ gal milk | 3 lb ground beef
mac and cheese and hot dogs → mac and cheese | hot dogs
mac and cheese, salt and pepper chips and Ben & Jerry's → mac and cheese | salt and pepper chips | Ben & Jerry's
Ben & Jerry's and whipped cream → Ben & Jerry's | whipped cream
peanut butter and jelly → peanut butter | jelly
bacon and eggs → bacon | eggs
salt and pepper → salt | pepper
bread and butter → bread | butter
rice and beans → rice | beans
half and half and coffee → half and half | coffee
bananas apples oranges grapes → bananas | apples | oranges | grapes
2 milk 3 yogurt 1 bread → 2 milk | 3 yogurt | 1 bread
chicken breast rice broccoli soy sauce → chicken breast | rice | broccoli | soy sauce
paper towels dish soap sponges → paper towels | dish soap | sponges
greek yogurt granola honey → greek yogurt | granola | honey
orange juice → orange juice
chocolate milk → chocolate milk
apple pie → apple pie
milk x2, eggs x12 → 2 milk | 12 eggs
costco: rotisserie chicken, paper towels and 2 lb coffee → rotisserie chicken @Costco | paper towels @Costco | 2 lb coffee @Costco
at trader joe's: dumplings, cold brew → dumplings @Trader Joe's | cold brew @Trader Joe's
pick up some wine at trader joes for saturday → wine (for saturday) @Trader Joe's
salmon from whole foods and diapers from target → salmon @Whole Foods | diapers @Target
avocados (ripe) at whole → avocados (ripe) @Whole Foods
hand soap @tar → hand soap @Target
diapers size 4 every 2 weeks from costco → diapers size 4 @Costco /14
dog food monthly → dog food /30
milk every monday and thursday → milk /7
coffee beans every other week → coffee beans /14
biweekly paper towels → paper towels /14
paper towels biweekly → paper towels /14
once a month we need water filters → water filters /30
every friday get pizza dough and mozzarella → pizza dough /7 | mozzarella /7
add bananas to the list → bananas
put almond milk on the shopping list please → almond milk
hey siri add oat milk to my grocery list → oat milk
alexa add two cans of black beans → 2 cans black beans
remind me to buy stamps tomorrow → stamps (tomorrow)
I think we should get some more garlic and maybe an onion → garlic | 1 onion
out of toothpaste → toothpaste
the kids want ice cream and popsicles → ice cream | popsicles
for dinner tonight: 1 lb shrimp, linguine, lemon → 1 lb shrimp (for dinner tonight) | linguine (for dinner tonight) | lemon (for dinner tonight)
milk (2%), eggs (free range), bread → milk (2%) | eggs (free range) | bread
1. milk⏎2. eggs⏎3. bread → milk | eggs | bread
1) 2 lb apples⏎2) oat milk → 2 lb apples | oat milk
• Tomatoes⏎• Basil⏎• Mozzarella (fresh) → tomatoes | basil | mozzarella (fresh)
- [ ] milk⏎- [x] eggs⏎- [ ] 3 bread → milk | eggs | 3 bread
🥛 milk⏎🍞 bread⏎🥚 eggs x12 → milk | bread | 12 eggs
milk 🥛, eggs 🥚 and 2 bread 🍞 → milk | eggs | 2 bread
[21.11.26, 18:04:12] Ben: milk and bread⏎[21.11.26, 18:05:01] Mia: and 2 butter pls → milk | bread | 2 butter
11/21/26, 6:04 PM - Ben: can you get eggs?⏎11/21/26, 6:05 PM - Mia: sure! anything else?⏎11/21/26, 6:06 PM - Ben: yes, bananas → eggs | bananas
[11/21/26, 6:04:33 PM] Ben: toilet paper, soap⏎[11/21/26, 6:05:10 PM] Mia: ok thanks → toilet paper | soap
Ben  6:04 PM⏎milk and eggs⏎Mia  6:05 PM⏎and bread → milk | eggs | bread
Mia, [21.11.2026 18:04]⏎3 lemons⏎Ben, [21.11.2026 18:06]⏎ok → 3 lemons
From: Ben <ben@example.com>⏎Subject: shopping⏎Hi Mia,⏎we need:⏎- milk⏎- 2 bread⏎Thanks,⏎Ben → milk | 2 bread
Hi honey, can you pick up milk, eggs and cheese? Love you! → milk | eggs | cheese
Grocery list: milk, eggs, bread → milk | eggs | bread
Shopping list⏎milk⏎eggs → milk | eggs
Produce⏎- kale⏎- carrots⏎Dairy⏎- milk → kale | carrots | milk
Costco:⏎- eggs⏎- 2 butter⏎Target:⏎- shampoo → eggs @Costco | 2 butter @Costco | shampoo @Target
1 1/2 cups (190 g) all-purpose flour → 1½ cups all-purpose flour (190 g)
8 oz (225 g) cream cheese, softened → 8 oz cream cheese (softened, 225 g)
half a pound of ham, sliced thin → ½ lb ham (sliced thin)
2 bunches of parsley and 3 cloves of garlic → 2 bunches parsley | 3 cloves garlic
2 tbsp olive oil⏎1 onion, finely chopped⏎3 cloves garlic, minced → 2 tbsp olive oil | 1 onion (finely chopped) | 3 cloves garlic (minced)
1 can (14 oz) diced tomatoes → 1 can diced tomatoes (14 oz)
half a dozen eggs and a pint of cream → ½ dozen eggs | 1 pt cream
twelve eggs → 12 eggs
a few potatoes → a few potatoes
a bunch of cilantro → 1 bunch cilantro
2 boxes of cereal and 3 jars of salsa → 2 boxes cereal | 3 jars salsa
sweet and sour sauce → sweet and sour sauce
fish and chips → fish and chips
A&W root beer and M&Ms → A&W root beer | M&Ms
Dr Pepper 12pk and 7up → 12 pack Dr Pepper | 7up
the laughing cow cheese → the laughing cow cheese
la croix and el paso taco shells → la croix | el paso taco shells
milk. eggs. bread. → milk | eggs | bread
milk; eggs; bread → milk | eggs | bread
milk / eggs / bread → milk | eggs | bread
milk + eggs + bread → milk | eggs | bread
milk & eggs → milk | eggs
milk -> costco → milk @Costco
please don't forget to buy birthday candles for tomorrow → birthday candles (for tomorrow)
apples for sunday → apples (for sunday)
ribs for the 4th of july → ribs (for the 4th of july)
do we have any rice? if not get some → rice
Also, tin foil and ziploc bags → tin foil | ziploc bags
oh and also a new toothbrush → 1 new toothbrush
i need 3 things: milk, butter and jam → milk | butter | jam
hey babe quick list milk eggs bacon and some of that nice bread from whole foods → milk @Whole Foods | eggs @Whole Foods | bacon @Whole Foods | nice bread @Whole Foods
could you please pick up 2 cartons of oat milk, a pack of tofu, and 3 limes? thx! → 2 cartons oat milk | 1 pack tofu | 3 limes
We're out of coffee filters and nearly out of dishwasher pods. → coffee filters | dishwasher pods
i forgot to say we also need foil → foil
I already bought the eggs so just get bacon → bacon
don't worry about the salad →
need 5lb flour 2 dozen eggs 1 gallon milk → 5 lb flour | 2 dozen eggs | 1 gal milk
two bags of chips a jar of salsa and a lime → 2 bags chips | 1 jar salsa | 1 lime
tooth paste, floss and mouthwash at walmart every month → tooth paste @Walmart /30 | floss @Walmart /30 | mouthwash @Walmart /30
cat litter every 3 weeks from target → cat litter @Target /21
laundry detergent every six weeks → laundry detergent /42
toilet paper every 60 days → toilet paper /60
From Costco: 2 rotisserie chickens; from Trader Joe's: flowers → 2 rotisserie chickens @Costco | flowers @Trader Joe's
eggs from costco, milk from target, bread → eggs @Costco | milk @Target | bread
@costco toilet paper → toilet paper @Costco
toilet paper @costco every month → toilet paper @Costco /30
kirkland olive oil @cos → kirkland olive oil @Costco
while you're at Target, grab a phone charger → 1 phone charger @Target
next time at costco: batteries → batteries @Costco
3 large eggs, beaten → 3 large eggs (beaten)
pinch of nutmeg → 1 pinch nutmeg
For the sauce:⏎1 can tomato sauce⏎2 cloves garlic → 1 can tomato sauce | 2 cloves garlic
18:04 Ben: milk⏎18:05 Mia: and cereal → milk | cereal
Ben: milk⏎Mia: eggs⏎Ben: ok → milk | eggs
[18:04, 21.11.2026] Ben: milk and honey → milk | honey
Nov 21, 2026, 6:04 PM - Ben: grapes⏎Nov 21, 2026, 6:05 PM - Mia: image omitted → grapes
Mia Lee: Can you grab cheese?⏎Ben: sure⏎Mia Lee: the sharp cheddar one → cheese (the sharp cheddar one)
→ milk⏎→ eggs → milk | eggs
milk | eggs | bread → milk | eggs | bread
🍎🍌🥛 → 🍎🍌🥛
2 🥑 and 3 🍋 → 2 🥑 | 3 🍋
cheese and onion crisps, tomato and basil soup → cheese and onion crisps | tomato and basil soup
chicken and vegetables → chicken | vegetables
apples and oranges and pears and grapes → apples | oranges | pears | grapes
eggs (large, brown), milk → eggs (large, brown) | milk
5 bananas or so, not too green → 5 bananas (not too green)
about 2 pounds of potatoes → 2 lb potatoes
a little bit of parsley → parsley
at least 3 onions → 3 onions
tell ben to get milk → milk
`;
