/** Sentences of a household in four languages, in the form of the English ones. */
export const householdSentences = `
milk, eggs and bread @costco → milk @Costco | eggs @Costco | bread @Costco
oh shoot we're also out of garbage bags → garbage bags
hamburger buns hot dog buns ketchup mustard relish → hamburger buns | hot dog buns | ketchup | mustard | relish
can we get paper towels at costco every 2 months and dish soap every month → paper towels @Costco /60 | dish soap /30
1/2 cup (1 stick) unsalted butter, melted → ½ cup unsalted butter (melted, 1 stick)
3 cloves of garlic, minced⏎1 large onion, diced⏎2 cups chicken broth → 3 cloves garlic (minced) | 1 large onion (diced) | 2 cups chicken broth
no more eggs left, also low on mayo → eggs | mayo
I used the last of the olive oil → olive oil
Sarah, can you bring paper plates and napkins? → paper plates | napkins
Hey Dave! Need you to get propane and ice → propane | ice
Target run: diapers, wipes, formula → diapers @Target | wipes @Target | formula @Target
get the big pack of water at costco and lettuce at aldi → big pack of water @Costco | lettuce @Aldi
blorptastic 🎉 and milk 🥛 → blorptastic 🎉 | milk
🛒 list: kale, zucchini, 4 sweet potatoes → kale | zucchini | 4 sweet potatoes
Bitte kauf Milch, Eier und Brot @rewe → Milch @Rewe | Eier @Rewe | Brot @Rewe
Mutti, wir brauchen noch Backpulver und Vanillezucker → Backpulver | Vanillezucker
Papa kannst du Grillwürstchen und Holzkohle mitbringen → Grillwürstchen | Holzkohle
Sprite je 2 Flaschen → 2 Flaschen Sprite
schau mal bei lidl ob es noch erdbeeren gibt → erdbeeren @Lidl
Waschpulver ist fast alle → Waschpulver
Kein Brot mehr da, bitte eins mitbringen → Brot
für heute Abend: Lachs, Spinat, Sahne → Lachs (für heute Abend) | Spinat (für heute Abend) | Sahne (für heute Abend)
Fahr bitte noch beim dm vorbei und hol Zahnpasta und Duschgel → Zahnpasta @dm | Duschgel @dm
Toilettenpapier jede zweite Woche → Toilettenpapier /14
3 EL Sojasauce⏎1 TL Speisestärke⏎200 g Reis⏎1 Stück Ingwer, gerieben → 3 EL Sojasauce | 1 TL Speisestärke | 200 g Reis | 1 Stück Ingwer (gerieben)
also ich bräuchte ähm Tomatenmark und äh zwei Zucchini → Tomatenmark | 2 Zucchini
Mehl haben wir noch, aber Eier fehlen → Eier
Batterien AAA und Glühbirnen E27 → Batterien AAA | Glühbirnen E27
Ich hole heute Getränke, brauchst du was? → Getränke
1kg Spargel, 500g Erdbeeren u 1 Becher Schlagsahne → 1 kg Spargel | 500 g Erdbeeren | 1 Becher Schlagsahne
Schatzi denk an die Geburtstagskerzen!!! → Geburtstagskerzen
leche, huevos y pan @mercadona → leche @Mercadona | huevos @Mercadona | pan @Mercadona
cari, cuando salgas del trabajo compra pan y leche → pan | leche
mamá dice que falta lejía y suavizante → lejía | suavizante
necesito 4 pechugas de pollo y un manojo de espárragos → 4 pechugas de pollo | 1 manojo espárragos
papel de horno, servilletas y vasos de plástico para el cumple de Leo → papel de horno (para el cumple de Leo) | servilletas (para el cumple de Leo) | vasos de plástico (para el cumple de Leo)
se ha terminado el champú → champú
apenas queda detergente → detergente
casi no hay leche → leche
cerveza x12, hielo y limones → 12 cerveza | hielo | limones
café en cápsulas una vez al mes → café en cápsulas /30
medio kilo de gambas, una cebolla y perejil fresco → ½ kg gambas | 1 cebolla | perejil fresco
[20/11/26, 9:14:02] Marta: Compras tú la cena?⏎[20/11/26, 9:15:40] Pablo: sí, qué cojo?⏎[20/11/26, 9:16:01] Marta: pizza y una ensalada → pizza | 1 ensalada
del Mercadona: hummus, tortitas de arroz y kéfir → hummus @Mercadona | tortitas de arroz @Mercadona | kéfir @Mercadona
pasta arroz lentejas garbanzos atún → pasta | arroz | lentejas | garbanzos | atún
Lista Mercadona⏎- queso rallado⏎- 2 pizzas → queso rallado @Mercadona | 2 pizzas @Mercadona
du lait, des œufs et du pain @carrefour → lait @Carrefour | œufs @Carrefour | pain @Carrefour
chéri on n'a plus de beurre → beurre
il ne reste presque plus de lessive → lessive
jambon beurre cornichons → jambon | beurre | cornichons
tous les samedis: croissants et pains au chocolat → croissants /7 | pains au chocolat /7
euh il faut genre deux paquets de pâtes et euh du parmesan → 2 paquets pâtes | parmesan
une pincée de muscade et deux cuillères à soupe de farine → 1 pincée muscade | 2 cuillères à soupe farine
pas de viande, juste des légumes → légumes
[20/11/2026, 09:14:02] Camille: Tu prends quoi ce soir ?⏎[20/11/2026, 09:15:40] Hugo: des sushis et une bouteille de blanc → sushis | 1 bouteille blanc
pense aux croquettes du chien → croquettes du chien
faut du pq → pq
trois quarts de litre de lait → ¾ l lait
ajoute 6 œufs bio et du sucre glace à la liste de courses → 6 œufs bio | sucre glace
riz basmati et lait de coco, le reste on a → riz basmati | lait de coco
yaourts à la grecque et miel d'acacia → yaourts à la grecque | miel d'acacia
un kilo de clémentines, trois avocats mûrs → 1 kg clémentines | 3 avocats mûrs
sorry forgot to mention we need baking powder too → baking powder
bread, ham, swiss, pickles @aldi → bread @Aldi | ham @Aldi | swiss @Aldi | pickles @Aldi
we're almost out of laundry detergent and fabric softener → laundry detergent | fabric softener
coffee, tea, sugar every month from costco → coffee @Costco /30 | tea @Costco /30 | sugar @Costco /30
2 tsp ground cumin⏎1 tsp smoked paprika⏎½ tsp cayenne → 2 tsp ground cumin | 1 tsp smoked paprika | ½ tsp cayenne
1 bunch kale, stems removed → 1 bunch kale (stems removed)
cucumbers tomatoes feta olives red onion → cucumbers | tomatoes | feta | olives | red onion
pancake mix and maple syrup for sunday breakfast → pancake mix (for sunday breakfast) | maple syrup (for sunday breakfast)
12 eggs, 2 sticks of butter, bag of flour → 12 eggs | 2 sticks butter | 1 bag flour
[11/22/26, 5:30:10 PM] Liz: we need dish soap⏎[11/22/26, 5:31:00 PM] Tom: what kind⏎[11/22/26, 5:31:20 PM] Liz: dawn. and sponges → dish soap | dawn | sponges
paper plates, cups, forks for the bbq → paper plates (for the bbq) | cups (for the bbq) | forks (for the bbq)
i'm making chili so i need kidney beans and chili powder → kidney beans | chili powder
Don't get bananas, but do get grapes → grapes
half pound of turkey and half pound of provolone → ½ lb turkey | ½ lb provolone
Hi Schatz, bringst du bitte noch Sahne und Pilze mit? → Sahne | Pilze
wir brauchen für den Kuchen 4 Eier, 200g Mehl und Zucker → 4 Eier (für den Kuchen) | 200 g Mehl (für den Kuchen) | Zucker (für den Kuchen)
kannst du beim dm Deo und Zahnbürsten holen → Deo @dm | Zahnbürsten @dm
Katzenfutter nass und trocken → Katzenfutter nass und trocken
Rewe: Hähnchen, Reis⏎dm: Shampoo → Hähnchen @Rewe | Reis @Rewe | Shampoo @dm
denkst du noch an den Käse für die Pizza → Käse (für die Pizza)
Wir haben keine Zwiebeln mehr und der Knoblauch ist auch alle → Zwiebeln | Knoblauch
Sojamilch, Haferflocken (zart), TK-Beeren → Sojamilch | Haferflocken (zart) | TK-Beeren
Hallo Papa, bitte Blumenerde und 3 Geranien vom Lidl → Blumenerde @Lidl | 3 Geranien @Lidl
ein Glas Gurken und eine Dose Mais dazu → 1 Glas Gurken | 1 Dose Mais
tomates, pepinos y cebolla @lidl → tomates @Lidl | pepinos @Lidl | cebolla @Lidl
para la tortilla: 6 huevos, 4 patatas y una cebolla → 6 huevos (para la tortilla) | 4 patatas (para la tortilla) | 1 cebolla (para la tortilla)
150 g de queso feta⏎1 pepino⏎½ cebolla roja⏎aceitunas negras → 150 g queso feta | 1 pepino | ½ cebolla roja | aceitunas negras
mi amor trae cilantro y limones → cilantro | limones
arena para gatos cada mes → arena para gatos /30
no te olvides de comprar queso rallado y nata → queso rallado | nata
pechuga de pavo, jamón cocido y queso fresco → pechuga de pavo | jamón cocido | queso fresco
gel de baño y desodorante → gel de baño | desodorante
necesitamos harina, huevos, azúcar... ah y mantequilla → harina | huevos | azúcar | mantequilla
vinagre, una botella → 1 botella vinagre
1 cucharadita de sal, 3 cucharadas de harina → 1 cucharadita sal | 3 cucharadas harina
tu peux rapporter du pain et du fromage de Carrefour ? → pain @Carrefour | fromage @Carrefour
chouchou, prends du jus de pomme stp → jus de pomme
pour la tarte : 6 pommes, 1 pâte brisée et de la cannelle → 6 pommes (pour la tarte) | 1 pâte brisée (pour la tarte) | cannelle (pour la tarte)
150 g de feta⏎1 concombre⏎½ oignon rouge⏎olives noires → 150 g feta | 1 concombre | ½ oignon rouge | olives noires
litière pour chat tous les mois → litière pour chat /30
n'oublie pas d'acheter du fromage râpé et de la crème → fromage râpé | crème
blanc de dinde, jambon cuit et fromage frais → blanc de dinde | jambon cuit | fromage frais
[22/11/2026, 17:30:10] Emma: il faut des fruits⏎[22/11/2026, 17:31:00] Paul: lesquels ?⏎[22/11/2026, 17:31:20] Emma: bananes et kiwis → fruits | bananes | kiwis
gel douche et déodorant → gel douche | déodorant
il faut de la farine, des œufs, du sucre... ah et du beurre → farine | œufs | sucre | beurre
vinaigre, une bouteille → 1 bouteille vinaigre
deux paquets de serviettes, assiettes et gobelets → 2 paquets serviettes | assiettes | gobelets
1 cuillère à café de sel, 3 cuillères à soupe de farine → 1 cuillère à café sel | 3 cuillères à soupe farine
chapelure et persil, c'est tout → chapelure | persil
need to grab stuff for tacos: ground beef, shells, lettuce, salsa → ground beef | shells | lettuce | salsa
we're down to our last roll of paper towels → paper towels
a five pound bag of potatoes → 1 × 5 lb bag potatoes
apples x6 oranges x4 → 6 apples | 4 oranges
can I get a bag of tortilla chips, two limes, and a six pack of corona → 1 bag tortilla chips | 2 limes | 1 × 6 pack corona
milk (lactose free), 18 eggs, cottage cheese → milk (lactose free) | 18 eggs | cottage cheese
ok cool. also get dish towels → dish towels
Costco list:⏎- paper towels⏎- salmon⏎- 2 rotisserie chickens → paper towels @Costco | salmon @Costco | 2 rotisserie chickens @Costco
hey mom can you pick up tampons and advil pls → tampons | advil
Rotwein für Samstag, Weißwein für Sonntag → Rotwein (für Samstag) | Weißwein (für Sonntag)
Kannst du nachher bei Lidl vorbeigehen und Obst holen? → Obst @Lidl
wir haben kaum noch Toilettenpapier → Toilettenpapier
Zucker, Mehl, Eier usw. → Zucker | Mehl | Eier
2 Pck. Vanillezucker, 1 Pck. Backpulver → 2 Pck Vanillezucker | 1 Pck Backpulver
125 g weiche Butter⏎3 Eier (M)⏎1 Prise Salz⏎250 ml Milch → 125 g weiche Butter | 3 Eier (M) | 1 Prise Salz | 250 ml Milch
hol bitte bei Aldi Wasser, bei dm Windeln → Wasser @Aldi | Windeln @dm
Kaffeebohnen einmal im Monat von Aldi → Kaffeebohnen @Aldi /30
alle zwei Wochen samstags Blumen → Blumen /14
Rewe-Einkauf: Lachs, Feta, Oliven → Lachs @Rewe | Feta @Rewe | Oliven @Rewe
Ich glaube die Zahnpasta geht zur Neige → Zahnpasta
Hey kannst du mir nen Salat und ne Cola mitbringen → 1 Salat | 1 Cola
wenn's geht noch Basilikum → Basilikum
[23.11.26, 08:10:00] Mia: Kannst du Hafermilch holen?⏎[23.11.26, 08:11:00] Leo: Mach ich! Sonst noch was?⏎[23.11.26, 08:12:00] Mia: Ja 2 Zitronen und Reis → Hafermilch | 2 Zitronen | Reis
ein Dutzend Eier, halbes Kilo Champignons → 1 Dutzend Eier | ½ kg Champignons
trae del Lidl pan de molde, del Mercadona pescado → pan de molde @Lidl | pescado @Mercadona
nos estamos quedando sin gel de ducha → gel de ducha
leche de avena cada lunes → leche de avena /7
sal, pimienta negra y orégano → sal | pimienta negra | orégano
dile a Juan que compre cervezas → cervezas
los niños quieren galletas y batidos → galletas | batidos
buenas! necesito bombillas led, gracias! → bombillas led
algo de picar y vino → algo de picar | vino
si vas al súper coge plátanos → plátanos
tu peux me prendre une salade et un coca ? → 1 salade | 1 coca
chocolat noir, farine, sucre etc. → chocolat noir | farine | sucre
prends à Lidl de l'eau, chez Carrefour des couches → eau @Lidl | couches @Carrefour
le dentifrice est presque fini → dentifrice
il n'y a plus de pâtes, ni de riz → pâtes | riz
les enfants veulent des céréales et du cacao → céréales | cacao
si possible du basilic frais → basilic frais
[23/11/2026, 08:10:00] Léa: tu peux prendre du lait d'avoine ?⏎[23/11/2026, 08:11:00] Max: oui, autre chose ?⏎[23/11/2026, 08:12:00] Léa: oui 2 citrons et du riz → lait d'avoine | 2 citrons | riz
quatre ou cinq pommes et une mangue → 4–5 pommes | 1 mangue
demande à Paul d'acheter du charbon → charbon
pain, fromage, et surtout pas de vin → pain | fromage
courses Lidl : jambon, comté, cornichons → jambon @Lidl | comté @Lidl | cornichons @Lidl
pommes bananes poires raisin → pommes | bananes | poires | raisin
Bring mir bitte eine Packung Kaugummi mit → 1 packung Kaugummi
Mein Shampoo ist leer und Seife brauchen wir auch → Shampoo | Seife
¿puedes pasar por Lidl y comprar fresas y nata? → fresas @Lidl | nata @Lidl
necesitamos urgente pañales → pañales
ponme en la lista tiritas y alcohol → tiritas | alcohol
mets sur la liste des pansements et de l'alcool → pansements | alcool
tenemos arroz pero no hay frijoles → frijoles
à Lidl prends aussi des chips → chips @Lidl
Tomatenmark, 2 Tuben → 2 tuben Tomatenmark
los domingos churros → churros /7
milk, bread and eggs, all from Costco → milk @Costco | bread @Costco | eggs @Costco
Milch und Brot alles bei Lidl → Milch @Lidl | Brot @Lidl
jabón y esponjas, todo de Lidl → jabón @Lidl | esponjas @Lidl
pain, beurre, le tout chez Lidl → pain @Lidl | beurre @Lidl
essuie-tout chez Lidl → essuie-tout @Lidl
all purpose flour from Costco → all purpose flour @Costco
Lidl pain et jambon, Costco shampooing → pain @Lidl | jambon @Lidl | shampooing @Costco
bread from Lidl and the rest from Costco: cheese, jam → bread @Lidl | cheese @Costco | jam @Costco
das Brot vom Lidl und den Rest von Costco: Käse, Wurst → Brot @Lidl | Käse @Costco | Wurst @Costco
black pens, sticky notes - for the office → black pens (for the office) | sticky notes (for the office)
Sauerkraut, aber keine Wurst, vom Lidl → Sauerkraut @Lidl
1 EL Senf, mittelscharf → 1 EL Senf (mittelscharf)
shampoo for dry hair and conditioner → shampoo for dry hair | conditioner
food for cats and dogs → food for cats and dogs
Futter für Katzen und Hunde → Futter für Katzen und Hunde
bread every 3 days → bread (every 3 days) /7
pan cada dos días y leche → pan (cada dos días) /7 | leche
2 Brezeln vom Bäcker → 2 Brezeln (vom Bäcker)
Milk!! (the organic one) and 2 eggs → milk (the organic one) | 2 eggs
bring bitte Windeln mit (Größe 5) → Windeln (Größe 5)
cinta de carrocero y 2 brochas de la ferretería → cinta de carrocero | 2 brochas (de la ferretería)
papá quiere cerveza y yo chocolate negro → cerveza | chocolate negro
Papa will Bier und ich Schokolade → Bier | Schokolade
rouleaux de sopalin + mouchoirs → rouleaux de sopalin | mouchoirs
3 loaves no wait make that 2 and a pack of ham → 2 loaves | 1 pack ham
pan y zumo, Leo está enfermo → pan | zumo
bring bitte 2 Säcke Grillkohle mit, die Wurst hab ich schon → 2 Säcke Grillkohle
bière 1664 x6 → 6 bière 1664
wenn es keine Himbeeren gibt, nimm Blaubeeren → Himbeeren (sonst Blaubeeren)
si no hay merluza coge bacalao, y 2 limones → merluza (si no bacalao) | 2 limones
if they have no raspberries get blueberries and 2 lemons → raspberries (otherwise blueberries) | 2 lemons
s'il n'y a pas de cabillaud prends du lieu noir → cabillaud (sinon lieu noir)
pechuga de pollo 1,5 kg, fileteada fina → 1,5 kg pechuga de pollo (fileteada fina)
2 sacs de litière, la végétale → 2 sacs litière (la végétale)
du café, on n'en a presque plus, et du riz → café | riz
Rewe > Milch, Brot; Costco > Eier → Milch @Rewe | Brot @Rewe | Eier @Costco
steaks chez Carrefour, vis chez Leroy Merlin et yaourts chez Costco → steaks @Carrefour | vis (chez Leroy Merlin) | yaourts @Costco
peas and corn, 2 bags each → 2 bags peas | 2 bags corn
Erbsen und Mais, je 2 Dosen → 2 Dosen Erbsen | 2 Dosen Mais
salmon for friday, 4 fillets → 4 fillets salmon (for friday)
cat food, 24 cans every 2 weeks → 24 cans cat food /14
zumo de manzana pack de 6 → 6 pack zumo de manzana
Rewe Lachs und Frischkäse → Lachs @Rewe | Frischkäse @Rewe
aceite de oliva 5 litros Carrefour cada 3 meses → 5 l aceite de oliva @Carrefour /90
milk, eggs, bread costco → milk @Costco | eggs @Costco | bread @Costco
Costco gift card → Costco gift card
After Eight, 4711 und Milch → After Eight | 4711 | Milch
🥑 3 avocados 🌮 taco shells 🧀 feta → 3 avocados | taco shells | feta
🔸 crema solar⏎🔸 2 toallas → crema solar | 2 toallas
1 Pr. Salz, 1 P. Vanillezucker → 1 Prise Salz | 1 Pck Vanillezucker
[14.03., 17:22] Jonas: Bin gleich beim Rewe, was fehlt?⏎[14.03., 17:23] Mama: Quark, 2 Paprika → Quark @Rewe | 2 Paprika @Rewe
Butter ist alle und Saft wäre gut → Butter | Saft
4 steaks hachés euh non 6 steaks hachés et du ketchup → 6 steaks hachés | ketchup
garrafas de agua 4 cada lunes → 4 garrafas agua /7
ramettes de papier 5, stylos bleus → 5 ramettes papier | stylos bleus
dos latas de maíz quince panes y mostaza → 2 latas maíz | 15 panes | mostaza
du fromage blanc ah et puis du riz → fromage blanc | riz
statt Butter bitte Margarine → Margarine (statt Butter)
running late, start without me → 
merci pour les courses hier → 
Komme später, esst schon mal → 
1 c sugar and 2 cups flour → 1 cups sugar | 2 cups flour
hey are you still at costco? could you get six apples → 6 apples @Costco
bist du noch im rewe? dann nimm bitte 2 Pizzen mit → 2 Pizzen @Rewe
oye si pasas por el Mercadona coge dos pizzas → 2 pizzas @Mercadona
running late, meeting went over, see you at 7 → 
llego tarde, empezad a cenar sin mí → 
champú 2 en 1 y arroz → champú 2 en 1 | arroz
1 Dose Erbsen und Möhren → 1 Dose Erbsen und Möhren
skip the ketchup we have some, and charcoal → charcoal
pas de moutarde il en reste, et une salade → 1 salade
bei Rewe Bananen und Trauben bei Costco Seife und Tücher → Bananen @Rewe | Trauben @Rewe | Seife @Costco | Tücher @Costco
CHEZ CARREFOUR LESSIVE ET JAVEL CHEZ COSTCO THÉ → lessive @Carrefour | javel @Carrefour | thé @Costco
Hustensaft, Nasenspray für Kinder und Pflaster → Hustensaft | Nasenspray für Kinder | Pflaster
Costco run - gyoza, two bunches of tulips → gyoza @Costco | 2 bunches tulips @Costco
Chloé : tu passes au magasin ? Hugo : oui ! Chloé : prends du riz → riz
ya no hace falta café, lo compró Marta ayer → 
`;
