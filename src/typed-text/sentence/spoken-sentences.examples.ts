/** One sentence for each way of speaking that a rule is for, in the form of the English ones. */
export const spokenSentences = `
zweimal Mozzarella und 2 mal Quark → 2 Mozzarella | 2 Quark
uno de mantequilla y otra de nata → 1 mantequilla | 1 nata
un cuarto de jamón york → ¼ jamón york
two things of soup dumplings → 2 soup dumplings
zweihundertfünfzig Gramm Butter → 250 g Butter
doscientos gramos de pavo y cien de queso → 200 g pavo | 100 queso
deux cents grammes de gruyère → 200 g gruyère
twenty-five balloons → 25 balloons
deux trois kiwis → 2–3 kiwis
je 2 Liter Apfelsaft und Orangensaft → 2 l Apfelsaft | 2 l Orangensaft
garbanzos cocidos un bote → 1 bote garbanzos cocidos
lait 2 litres demi-écrémé → 2 l lait demi-écrémé
Hackfleisch, so 500 Gramm → 500 g Hackfleisch
leche sin lactosa, 6 briks → 6 briks leche sin lactosa
cuatro yogures de fresa y dos de limón → 4 yogures de fresa | 2 limón
no beans please, just rice → rice
milk, no eggs, bread → milk | bread
no salt potato chips → no salt potato chips
we don't need eggs but we do need milk → milk
ya compré los huevos, falta la leche → leche
pan no, mejor tostadas → tostadas
weder Milch noch Butter →
lysol wipes and windex → lysol wipes | windex
Coca-Cola Zero, cerveza Mahou y hielo → Coca-Cola Zero | cerveza Mahou | hielo
canned tuna in olive oil → canned tuna in olive oil
spaghetti sauce spaghetti parmesan garlic bread → spaghetti sauce | spaghetti | parmesan | garlic bread
getting low on olive oil and balsamic → olive oil | balsamic
eine Packung Tiefkühlerbsen und Fischstäbchen → 1 Packung Tiefkühlerbsen | Fischstäbchen
poivrons rouges et verts → poivrons rouges et verts
sal y vinagre → sal | vinagre
patatas sal y vinagre → patatas sal y vinagre
add toothpaste and, um, floss → toothpaste | floss
2 l Apfelsaft, naturtrüb → 2 l Apfelsaft (naturtrüb)
toothpaste, the whitening kind, chicken broth, low sodium → toothpaste (the whitening kind) | chicken broth (low sodium)
lait d'amande, sans sucre → lait d'amande (sans sucre)
mom says get flour and yeast → flour | yeast
Lena möchte Joghurt → Joghurt
we finished the cereal → cereal
on a fini le Nutella → Nutella
Hefe ist auch keine mehr da → Hefe
the olive oil's almost gone → olive oil
ich brauch den guten Käse → guten Käse
yo can u pick up doritos n salsa → doritos | salsa
I want to bake cookies so chocolate chips, brown sugar → chocolate chips | brown sugar
get advil please. I feel awful → advil
Waschmittel bei Aldi, ist gerade im Angebot → Waschmittel @Aldi
mal Avocados, aber nur wenn sie reif sind → avocados (nur wenn sie reif sind)
popsicles for the pool party → popsicles (for the pool party)
milk, bread, for tomorrow → milk (for tomorrow) | bread (for tomorrow)
Rasierklingen beim dm, alle 2 Monate → Rasierklingen @dm /60
stuff from target - soap, wood glue → soap @Target | wood glue @Target
Küchenrolle beim Lidl oder Aldi → Küchenrolle @Lidl
Hi Sam,⏎please buy:⏎- carrots⏎Best,⏎Nora → carrots
Lisa: Wir brauchen noch Nudeln 😊⏎Max: Ok, welche?⏎Lisa: Spaghetti → Nudeln | Spaghetti
Dave 🏡: eggs?⏎Kim: nope, rice⏎Dave 🏡: also tofu → eggs | rice | tofu
[2.10.25, 19:12] Nina: Haben wir noch Öl?⏎[2.10.25, 19:13] Olli: Sonnenblume oder Raps? → Öl
we have eggs but no milk → milk
wir haben Brot, aber keine Butter → Butter
salted butter with coarse salt → salted butter with coarse salt
3 green plantains and a bag of kohlrabi → 3 green plantains | 1 bag kohlrabi
nut milk and eggs → nut milk | eggs
napkins forks and spoons → napkins | forks | spoons
motor oil 5w30 and bread → motor oil 5w30 | bread
galletas de avena y chocolate → galletas de avena y chocolate
para mí chicles → chicles
Papa hat gesagt wir brauchen Grillanzünder → Grillanzünder
Erdbeer- und Kirschmarmelade → Erdbeer- und Kirschmarmelade
Senf, aber nicht zu scharf → Senf (aber nicht zu scharf)
vergiss die Hefe nicht → Hefe
Süßigkeiten für Halloween → Süßigkeiten (für Halloween)
tampons de coton et lait de soja → tampons de coton | lait de soja
rice, only if it is on sale → rice (only if it is on sale)
soda crackers and tomato soup → soda crackers | tomato soup
Milch und n paar Brötchen → Milch | ein paar Brötchen
une demi-pastèque → ½ pastèque
hola familia, para la paella falta arroz → arroz (para la paella)
Samstag: Kuchen und Sahne → Kuchen (Samstag) | Sahne (Samstag)
Hast du noch Käse? Sonst bitte Gouda mitbringen → Käse | Gouda
yogurt for the kids and food for the cat → yogurt (for the kids) | food for the cat
am Sonntag gibt es Pfannkuchen, wir brauchen Sirup → Sirup
meine Frau will Sprudelwasser → Sprudelwasser
it's taco night so ground beef, shells and sour cream → ground beef | shells | sour cream
Merci beaucoup et à bientôt, J. Martin →
eggs, milk, no wait, oat milk and bread → eggs | oat milk | bread
two cartons of milk, no wait, oat milk → 2 cartons oat milk
milk... no wait, oat milk → oat milk
2 cartons of milk, no, 3 → 3 cartons milk
a dozen eggs, actually make that 18 → 18 eggs
Milch, nee, Hafermilch → Hafermilch
Brot, doch lieber Brötchen, und Eier → Brötchen | Eier
leche, no, mejor leche de avena → leche de avena
dos panes, no espera, tres → 3 panes
du beurre, enfin non, de la margarine et du pain → margarine | pain
milk, wait, also eggs → milk | eggs
call mom, milk, eggs → milk | eggs
return the library books and buy stamps → stamps
pick up the kids from school and grab milk → milk
water bottles, dishwasher tablets → water bottles | dishwasher tablets
Brot kaufen und Pfand wegbringen → Brot
Kuchen abholen → Kuchen
llevar el coche al taller y comprar tomates → tomates
rapporter les livres à la bibliothèque, acheter du café → café
salmon, 2 fillets, asparagus, 1 bunch and lemons → 2 fillets salmon | 1 bunch asparagus | lemons
poulet, deux cuisses, riz → 2 cuisses poulet | riz
2 fillets → 2 fillets
a gallon of 2% and eggs → 1 gal 2% milk | eggs
a 12 pack of soda → 1 × 12 pack soda
2 large cans of tomatoes → 2 cans tomatoes (large)
una lata grande de atún → 1 lata atún (grande)
so zwei, drei Gurken und Schmand → 2–3 Gurken | Schmand
milk, eggs, bread every week → milk /7 | eggs /7 | bread /7
the, café et sucre → the | café | sucre
🍎🍌, milk 🥛 → 🍎🍌 | milk
a six-pack of root beer and a lemon or two → 1 × 6 pack root beer | 1–2 lemon
ich glaub wir haben keinen Kaffee mehr, und Zucker auch nicht → Kaffee | Zucker
il nous reste du riz mais plus de pâtes → pâtes
Mama fragt ob du noch Sahne mitbringen kannst → Sahne
Papa: tu peux prendre des couches ?⏎Zoé: oui, quelle taille ?⏎Papa: taille 4 et du lait en poudre → couches (taille 4) | lait en poudre
milk⏎2 bottles⏎eggs → 2 bottles milk | eggs
we need car wax and 2 bananas → car wax | 2 bananas
ask dad if we need lightbulbs, also get batteries → batteries
¿Quedan huevos? Si no, compra una docena → 1 docena huevos
we ran out of foil yesterday, can someone pick some up? → foil
get the good olive oil from costco not the cheap one → good olive oil (not the cheap one) @Costco
pork chops x4 bbq sauce → 4 pork chops | bbq sauce
2x Salami 1x Margherita → 2 Salami | 1 Margherita
Reis: 1 kg, Linsen: 500 g → 1 kg Reis | 500 g Linsen
en El Corte Inglés: turrón y cava → turrón @El Corte Inglés | cava @El Corte Inglés
crema solar factor 50, after sun → crema solar factor 50 | after sun
pilas, de las pequeñas, y algo de queso → pilas (de las pequeñas) | queso
milk and OJ from Target, and if you pass Costco get paper towels → milk @Target | OJ @Target | paper towels @Costco
Seife und Schwämme bei dm, Obst bei Edeka → Seife @dm | Schwämme @dm | Obst @Edeka
on a encore du beurre, par contre il faut du lait et des céréales → lait | céréales
jede zweite Woche Katzenstreu und einmal im Monat Spülmaschinentabs → Katzenstreu /14 | Spülmaschinentabs /30
Monday: salmon, rice, Tuesday: burgers, buns → salmon (Monday) | rice (Monday) | burgers (Tuesday) | buns (Tuesday)
el lunes necesito leche y magdalenas → leche (el lunes) | magdalenas (el lunes)
kannst du bitte beim Bäcker zwei Brezeln holen → 2 Brezeln (beim Bäcker)
saucisses, merguez - chipolatas - salade → saucisses | merguez | chipolatas | salade
milk 1% half gallon, bread → ½ gal milk 1% | bread
three cans of tuna no make it four and some mayo → 4 cans tuna | mayo
We have eggs. We don't have butter. → butter
Is there any mustard left? And pickles. → mustard | pickles
tomatoes/onions/peppers, half/half → tomatoes | onions | peppers | half/half
hay leche pero falta mantequilla → mantequilla
tiritas y alcohol en la farmacia → tiritas | alcohol (en la farmacia)
let's do 3 lbs of wings, celery → 3 lb wings | celery
queda poco aceite y nada de sal → aceite | sal
on est à court de café et de filtres → café | filtres
200g Schinken und 'n Becher Sahne im Angebot → 200 g Schinken | 1 Becher Sahne
get ham, they're out of it. turkey instead → ham | turkey
get 2 of the big bags of ice → 2 bags ice (big)
whole milk not skim, sourdough → whole milk (not skim) | sourdough
wir haben nur noch eine Rolle Klopapier → Klopapier
Arzttermin um 10, danach Brot holen → Brot
¿queda café? si no, añade café y azúcar → café | azúcar
ce soir on fait des crêpes, prends des œufs → œufs
ne prends pas de pain, on en a. juste du beurre → beurre
eau minérale, pack de 6, et sirop → 6 pack eau minérale | sirop
can someone get the kids some snacks → snacks
Kaffeekapseln, die blauen, 2 Packungen → 2 Packungen Kaffeekapseln (die blauen)
Windeln und Feuchttücher, ach nein, nur Windeln → Windeln
añade espinacas y queso feta → espinacas | queso feta
salt & vinegar chips and ranch dip → salt & vinegar chips | ranch dip
`;
