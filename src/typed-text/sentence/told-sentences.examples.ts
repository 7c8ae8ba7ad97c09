/** Sentences with reasons, replacements, complaints, corrections and short words of chats, in the form of the English ones. */
export const toldSentences = `
one and a half liters of cream and a dill pickle jar → 1½ l cream | 1 dill pickle jar
zweieinhalb Kilo Kartoffeln, ein Viertel Wassermelone → 2½ kg Kartoffeln | ¼ Wassermelone
litro y medio de caldo y un puerro → 1½ l caldo | 1 puerro
une livre et demie de haricots verts et du persil → 1½ livre haricots verts | persil
buy quinoa instead of couscous, plus 2 lemons → quinoa (instead of couscous) | 2 lemons
oat creamer instead of half and half, 2 packs → 2 packs oat creamer (instead of half and half)
statt Butter lieber Margarine und Marmelade → Margarine (statt Butter) | Marmelade
quinoa en vez de arroz y 2 aguacates → quinoa (en vez de arroz) | 2 aguacates
prends du lait d'avoine au lieu du lait normal, et du café → lait d'avoine (au lieu du lait normal) | café
Lena arrives at 6pm, get prosecco and olives → prosecco | olives
the dog is sick again so pick up plain rice and chicken breast → plain rice | chicken breast
Um 18 Uhr kommen Gäste, darum noch Sekt und Oliven → Sekt | Oliven
Weil die Waschmaschine kaputt ist: Handwaschmittel und Wäscheklammern → Handwaschmittel | Wäscheklammern
mañana vienen los niños así que trae zumo y 2 bolsas de patatas fritas → zumo | 2 bolsas patatas fritas
mes parents viennent manger, prends du rôti et des haricots → rôti | haricots
on a des invités samedi : crevettes, 2 bouteilles de crémant et glaçons → crevettes | 2 bouteilles crémant | glaçons
cld u grab 2 avos, cilantro & limes? ty!! x → 2 avos | cilantro | limes
bitte klopapier u taschentücher mitbr., lg mama → klopapier | taschentücher
tb necesitamos papel higiénico y 2 latas d atún, bss → papel higiénico | 2 latas atún
slt tu peux prdre 2 baguettes et du fromage stp, biz → 2 baguettes | fromage
5 cans of chickpeas, sorry 6, and tahini → 6 cans chickpeas | tahini
4 Äpfel, nein 5, und Birnen → 5 Äpfel | Birnen
2 kilos de patatas, perdón 3, y ajos → 3 kg patatas | ajos
6 œufs, euh non 12, et du beurre → 12 œufs | beurre
the strawberries from Costco were moldy, please get new ones at Trader Joe's → strawberries @Trader Joe's
Das Brot von Aldi schmeckt nicht, hol es lieber bei Rewe → Brot @Rewe
no me gusta el café de Lidl, cógelo en Mercadona → café @Mercadona
les tomates de Carrefour étaient pourries, rachètes-en 4 chez Monoprix → 4 tomates @Monoprix
there's no coffee and no filters → coffee | filters
es ist kein Salz und kein Pfeffer mehr da → Salz | Pfeffer
no tenemos ni café ni azúcar → café | azúcar
on n'a plus ni beurre ni confiture → beurre | confiture
a flat of strawberries and a fifth of whiskey → 1 flat strawberries | 1 fifth whiskey
detergente, bidón de 3 litros, y suavizante → 1 × 3 l bidón detergente | suavizante
un filet d'oignons, un ravier de champignons → 1 filet oignons | 1 ravier champignons
Tabs für die Spülmaschine und Dünger für die Rosen → Tabs für die Spülmaschine | Dünger für die Rosen
salmon dog food, 12 cans of chicken cat food → salmon dog food | 12 cans chicken cat food
diesmal keine Chips, dafür Nüsse und Obst → Nüsse | Obst
pas de bière cette fois, que du jus et du sirop → jus | sirop
COFFEE!!! ☕☕ → COFFEE
4 nein 5 Bananen und ne Packung Haferflocken → 5 Bananen | 1 Packung Haferflocken
2 non 3 boîtes de pois chiches et une botte de radis → 3 boîtes pois chiches | 1 botte radis
if they have good mangoes get 3, and some limes → 3 mangoes | limes
falls es Erdbeeren gibt, nimm 2 Schalen mit → 2 Schalen Erdbeeren
aguacates si están maduros y limones → aguacates (si están maduros) | limones
quand tu passes chez Carrefour prends du riz et du thon → riz @Carrefour | thon @Carrefour
Juan ha acabado los cereales. Compra también galletas → cereales | galletas
Tante Erna bringt Kuchen mit, wir brauchen nur Sahne und Kaffee → Sahne | Kaffee
Waschmittel, das flüssige, und Weichspüler → Waschmittel (das flüssige) | Weichspüler
cheddar - sharp, ham - thin sliced, bread - rye → cheddar (sharp) | ham (thin sliced) | bread (rye)
Drinks - juice, water; Bakery - bagels, rolls → juice | water | bagels | rolls
puedes pasar mañana por Mercadona después del trabajo y coger sushi? → sushi @Mercadona
Zitrone, Honig, Paracetamol - Tom ist erkältet → Zitrone | Honig | Paracetamol (Tom ist erkältet)
Eier, Brot und falls vorhanden Hafermilch → Eier | Brot | Hafermilch
happy birthday!! 🎉 →
happy birthday candles and napkins → happy birthday candles | napkins
remember to lock the door →
taco night! shells, beef and salsa → shells | beef | salsa
thanks for doing the shopping yesterday, dinner was lovely! →
der Klempner kommt um 3 →
mañana viene la abuela a comer, acuérdate de recoger la mesa →
tout chez Lidl : houmous, wraps, yaourts → houmous @Lidl | wraps @Lidl | yaourts @Lidl
get honey, lemon and tissues → honey | lemon | tissues
add honey and 2 limes → honey | 2 limes
hi honey, can you grab yogurt → yogurt
2 jars salsa (16 oz) → 2 jars salsa (16 oz)
1 Dose (240 g) Mais → 1 Dose Mais (240 g)
Lachs nur wenn im Angebot, Dill auf jeden Fall → Lachs (nur wenn im Angebot) | Dill
cerezas si están de oferta / nata → cerezas (si están de oferta) | nata
blueberries if they're on sale + granola → blueberries (if they're on sale) | granola
Honig weil Ida hustet, außerdem Zwieback → Honig | Zwieback
jabón porque se ha caído el bote, y esponjas → jabón | esponjas
der Kühlschrank stinkt, bitte Natron kaufen → Natron
compra trampas que hay ratones en el garaje → trampas
3 Zitronen, äh nein lieber 4, und Minze → 4 Zitronen | Minze
dos pepinos... perdón, cuatro pepinos y menta → 4 pepinos | menta
6 poires, euh non 8 finalement, et du miel → 8 poires | miel
zwei Dosen Mais nein warte drei Dosen Mais → 3 Dosen Mais
pon 3 manzanas rojas, no, verdes → 3 manzanas verdes
bread every week, 2 boxes of tea, filters every month → bread /7 | 2 boxes tea | filters /30
every week milk and eggs, every month coffee and tea → milk /7 | eggs /7 | coffee /30 | tea /30
chaque semaine du pain, et pour demain des croissants → pain /7 | croissants (pour demain)
und bei Lidl noch Kohle, und im dm noch Seife → Kohle @Lidl | Seife @dm
keine Nüsse diesmal, lieber Rosinen → Rosinen
pas de soda cette fois, plutôt du jus de pomme → jus de pomme
jaaa Butter und bissl Schinken → Butter | Schinken
garlic and thyme that's it thanks → garlic | thyme
hab keine Servietten mehr → Servietten
2 pots en verre et du terreau → 2 pots en verre | terreau
brie, apple cinnamon granola, rye bread, dill → brie | apple cinnamon granola | rye bread | dill
jus d'orange un paquet de riz et du thym → jus d'orange | 1 paquet riz | thym
lait beurre fromage râpé jambon → lait | beurre | fromage râpé | jambon
[03.04.25, 17:10:02] Ida: bist du noch im Büro?⏎[03.04.25, 17:11:40] Tom: ja bin grad los⏎[03.04.25, 17:12:01] Ida: bring Reis und 2 Paprika mit → Reis | 2 Paprika
12/01/2025 18:05 - Léa: t'es parti ?⏎12/01/2025 18:06 - Max: pas encore, bientôt⏎12/01/2025 18:07 - Léa: prends 2 poireaux → 2 poireaux
[3/5/25 19:12:44] Ana: ya saliste?⏎[3/5/25 19:13:01] Leo: sí, dime⏎[3/5/25 19:13:40] Ana: queso fresco y 1 kg de masa → queso fresco | 1 kg masa
[1/2/25, 6:22:10 PM] Mom: still at the store?⏎[1/2/25, 6:22:41 PM] Dan: yes why⏎[1/2/25, 6:23:05 PM] Mom: get sour cream → sour cream
Hi Joe,⏎could you stop on the way home? We need⏎- 2 limes⏎- brie⏎Love you,⏎Kim → 2 limes | brie
Bonjour Inès,⏎peux-tu apporter :⏎– 1 kg de farine⏎Merci, à bientôt !⏎Paul → 1 kg farine
un pack de 1664 et des noix → 1 pack 1664 | noix
weil Opa am Samstag kommt brauchen wir Nusskuchen und Schlagsahne → Nusskuchen | Schlagsahne
como viene mi hermana hacen falta aceitunas y hielo → aceitunas | hielo
der Hund hat alles gefressen 😅 wir brauchen Wurst und Käse → Wurst | Käse
schreib mal auf drei Paprika und Reis → 3 Paprika | Reis
Hallo Uwe, kannst du Salbe und Tee holen? Geld geb ich dir später. LG Inge → Salbe | Tee
Hola Rosa, soy la vecina. Trae colirio. Un beso → colirio
ya salgo del trabajo, luego te llamo. falta perejil → perejil
mayonesa, pero la ligera → mayonesa (pero la ligera)
soap every month, and candles just this once → soap /30 | candles
nen halben Liter Milch → ½ l Milch
a desk lamp and a dummy → 1 desk lamp | 1 dummy
2 xanthan gum → 2 xanthan gum
get easter eggs and ribbon → easter eggs | ribbon
d batteries, correction tape → d batteries | correction tape
phone case and vacuum bags → phone case | vacuum bags
n'oublie pas ben & jerry's → ben & jerry's
dos de cabillaud et du riz → dos de cabillaud | riz
tomaten in der dose → tomaten in der dose
balai à feuilles → balai à feuilles
charbon pour barbecue et du riz → charbon pour barbecue | riz
mum's wool socks → mum's wool socks
3 macetas de barro y abono → 3 macetas de barro | abono
1 bouquet garni → 1 bouquet garni
Ingrédients (4 personnes)⏎2 oignons (émincés)⏎persil → 2 oignons (émincés) | persil
Paracetamol because gran has a headache; also tissues → paracetamol | tissues
sal cada 3 meses, leche cada semana de Mercadona → sal /90 | leche @Mercadona /7
et pour demain 2 sacs de glaçons → 2 sacs glaçons (pour demain)
get mince and ribbon → mince | ribbon
trae ostras y limones → ostras | limones
skippy, skips crisps → skippy | skips crisps
thank you cards and tape → thank you cards | tape
hay fever tablets, timothy hay → hay fever tablets | timothy hay
bay leaves and mint leaves → bay leaves | mint leaves
aspirin because my back is killing me, and ribbon → aspirin | ribbon
Salut, je rentre à 7h. Tu peux prendre du thym et du riz ? → thym | riz
we used up the last of the mustard last night → mustard
Wein doch nicht, aber Käse → Käse
der Kühlschrank ist leer, kauf bitte Eier und Speck → Eier | Speck
und von den Pilzen 250g → 250 g Pilzen
Brot von Aldi und, falls im Angebot, Sekt → Brot @Aldi | Sekt (falls im Angebot)
cerises seulement si elles sont mûres, et du miel → cerises (seulement si elles sont mûres) | miel
Schrauben (8 mm), Schokolade (70 %) → Schrauben (8 mm) | Schokolade (70 %)
Ida a de la fièvre, achète du miel → miel
ya se acabo el arroz → arroz
cebolla, y tambien mayonesa si hay oferta → cebolla | mayonesa (si hay oferta)
sucre glace levure oeufs → sucre glace | levure | oeufs
eine Tafel Schokolade für den Lukas → 1 Tafel Schokolade (für den Lukas)
pas la peine de prendre du riz, plutôt du boulgour → boulgour
- 2 limes⏎- brie⏎Merci,⏎Paul Dubois⏎06 12 34 56 78 → 2 limes | brie
tocino de cielo, pan que no queda → tocino de cielo | pan
à carrefour des noix et chez leclerc une casserole, puis du sel chez lidl → noix @Carrefour | 1 casserole @Leclerc | sel @Lidl
jsuis malade tu peux prendre du thym et du riz → thym | riz
Seife nich vergessen → Seife
merluza, bueno mejor bacalao, y dos limones → bacalao | 2 limones
pain de mie jambon comté → pain de mie | jambon | comté
plus besoin de beurre, il y en a au frigo. Du sel → sel
would you pls buy four avocados, ripe ones, and tortillas → 4 avocados (ripe ones) | tortillas
could you stop at Lidl for tomatoes and feta? making greek salad tonight → tomatoes @lidl | feta @lidl
a pound of ground beef and a jar of salsa at Target please, taco night tomorrow → 1 lb ground beef @target | 1 jar salsa @target
Shampoo und Zahnpasta von dm, eilt aber nicht → shampoo @dm | zahnpasta @dm
Tomaten und Mozzarella bei Rewe holen? gibt heute Caprese → tomaten @rewe | mozzarella @rewe
brauche Backpulver und fünf Eier, backe heute noch für Mias Geburtstag → backpulver | 5 eier
200 g de jamón y queso en lonchas para los bocadillos de mañana → 200 g jamón (para los bocadillos de mañana) | queso en lonchas (para los bocadillos de mañana)
farine, 250 g de beurre svp, Léa fait un gâteau pour l'école → farine | 250 g beurre
huevos y patatas, voy a hacer tortilla → huevos | patatas
bread and butter, no rush → bread | butter
2 boxes of baking soda, baking powder → 2 boxes baking soda | baking powder
prends des couches avant samedi, taille 4 → couches (taille 4, avant samedi)
sushi for saturday @Whole Foods → sushi (for saturday) @whole foods
gift card (50 €), steak ($12) → gift card (50 €) | steak ($12)
2 Head & Shoulders, milk → 2 head & shoulders | milk
Duschgel Milch und Honig, Seife → duschgel milch und honig | seife
À acheter chez Leclerc : croquettes, 2 ananas → croquettes @leclerc | 2 ananas @leclerc
1 1/2 verres de sucre → 1½ verres sucre
Hola Elena:⏎⏎nos falta:⏎- 20 globos⏎- hielo⏎⏎Un abrazo,⏎Carmen Ruiz⏎Tel. 600 123 456 → 20 globos | hielo
okay we're having tacos on Friday so I need tortillas sour cream and two avocados not too soft oh and limes → tortillas | sour cream | 2 avocados (not too soft) | limes
Denk bitte an die Tomaten, nicht die ganz weichen, und an einen Bund Basilikum → tomaten (nicht die ganz weichen) | 1 bund basilikum
un regalo para la profe, que es el último día de cole, y papel de regalo → 1 regalo (para la profe) | papel de regalo
- 1 pollo⏎- turrón, el blando → 1 pollo | turrón (el blando)
Mon cher Hugo, si cela ne te dérange pas, pourrais-tu me rapporter une plaquette de beurre ? → 1 plaquette beurre
— Produce —⏎kale⏎— Carne y pescado —⏎2 chuletas → kale | 2 chuletas
Sam: here's the list⏎Sam: 2 garlic breads⏎Sam: rocket → 2 garlic breads | rocket
piles pour la télécommande, pilas para el mando → piles (pour la télécommande) | pilas (para el mando)
Buenos días, Javier:⏎Nos hace falta:⏎1. folios⏎2. 2 grapadoras⏎Un saludo,⏎Carmen Ruiz⏎Administración → folios | 2 grapadoras
get jacket potatoes and soap → jacket potatoes | soap
we need SPF 50 sun cream, please → SPF 50 sun cream
half and half every Monday → half and half /7
get half and half and soap → half and half | soap
can you get head & shoulders → head & shoulders
bitte Müller Milchreis und Brot → müller milchreis | brot
Buenas tardes: cuando vaya mañana a la compra, ¿me podría traer un paquete de arroz y 2 latas de atún? → 1 paquete arroz | 2 latas atún
Für den Geburtstag von Emma brauchen wir Luftballons und Kerzen → luftballons (für den geburtstag) | kerzen (für den geburtstag)
Vergiss bitte das Hundefutter nicht, der Sack ist fast leer → hundefutter
6 Eier und eine Flasche Apfelsaft. Herzlichen Dank, Ihr Herr Krause → 6 eier | 1 flasche apfelsaft
Kannst du Reis mitbringen? heute Abend gibt es Fondue → reis
candles for the birthday, velas para el cumpleaños → candles (for the birthday) | velas (para el cumpleaños)
24-11-02 17 h 22 - Maxime: Oui pas pire, toi?⏎24-11-02 17 h 23 - Anne: Très bien! Peux-tu prendre des oignons → oignons
Hola mamá, si pasas por Mercadona, ¿me compras jabón y un cepillo de dientes? → jabón @mercadona | 1 cepillo de dientes @mercadona
Bitte im Lidl 400 g Gruyère und in der Edeka zwei Baguettes kaufen → 400 g gruyère @lidl | 2 baguettes @edeka
*Milk*⏎*Eggs*⏎*Bread* → milk | eggs | bread
- Milk -⏎- Bread -⏎- Eggs - → milk | bread | eggs
== Aldi ==⏎milk⏎eggs → milk @aldi | eggs @aldi
Hi Anna,⏎milk⏎eggs⏎Thanks,⏎Tom⏎Also grab bread → milk | eggs | bread
Hola Ana!⏎Para hoy:⏎Gracias!⏎Patatas⏎Huevos → patatas | huevos
here's the list: milk, eggs → milk | eggs
bread. I'm going to make pizza and we need mozzarella → bread | mozzarella
Brot. Heute gibt es Burger, bring Ketchup mit → brot | ketchup
leche, hoy hay que comprar pan y huevos → leche | pan | huevos
leche. Vamos a hacer tacos y necesito tortillas → leche | tortillas
onions, cooking bacon → onions | cooking bacon
2 cases of 7 up, chips → 2 cases 7 up | chips
2 packs of 16 ounce pasta → 2 × 16 oz packs pasta
2 cartons of 12 eggs and bread → 2 cartons eggs (of 12) | bread
steak (2 pounds), milk → 2 lb steak | milk
nappies, Pampers night → nappies | pampers night
pasas por Juan y compras leche → leche
paprika, sweet → paprika (sweet)
pizza jamón y queso para cenar → pizza jamón y queso (para cenar)
milk qty 2 bread qty 3 → 2 milk | 3 bread
6 verres de table → 6 verres de table
vamos al Aldi por leche y a Mercadona por pan → leche @aldi | pan @mercadona
Hello Tom,⏎please get:⏎6 eggs⏎Kind regards,⏎Linda Hart⏎Head of Housekeeping → 6 eggs
pastilles Vichy et du lait, comme tous les lundis → pastilles vichy /7 | lait /7
Denk bitte an das Entkalkerpulver und an die Seife → entkalkerpulver | seife
Buenos días, Marta: ¿podrías incluir en el próximo pedido 2 cajas de mascarillas y un termómetro? → 2 cajas mascarillas | 1 termómetro
bread, there's no milk in the fridge, eggs → bread | milk | eggs
no milk left at home, bread → milk | bread
no milk in the fridge and no bread → milk | bread
keine Eier zuhause und auch kein Brot → eier | brot
wir haben kein Brot mehr und keine Zeit → brot
no hay leche en la nevera, pan → leche | pan
il n'y a plus de lait à la maison, du pain → lait | pain
`;
