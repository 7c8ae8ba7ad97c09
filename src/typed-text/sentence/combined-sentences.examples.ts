/** Sentences whose parts stand beside each other in ways that once broke them: counts, repeats, stores, signatures and recipes. */
export const combinedSentences = `
eggs 12 bananas 6 oatmeal 1 box → 12 eggs | 6 bananas | 1 box oatmeal
Milch 2 Eier 10 Brot 1 → 2 milch | 10 eier | 1 brot
from Whole Foods tomorrow, please: tahini & 2 lemons → tahini (tomorrow) @whole foods | 2 lemons (tomorrow) @whole foods
I'm out of contact lens solution, can you add 2 bottles monthly → 2 bottles contact lens solution /30
7up, 3 bottles for saturday → 3 bottles 7up (for saturday)
Milch ist alle, 2 Liter bitte → 2 l milch
Spülmaschinentabs sind alle, bitte 2 Packungen von dm → 2 Packungen spülmaschinentabs @dm
the milk is out, get 2 gallons → 2 gal milk
Milch ist alle, 2 Brote bitte → milch | 2 brote
tous les mois filtres à café 1 boîte de chez Carrefour → 1 boîte filtres à café @carrefour /30
une douzaine d'huîtres pour le 24 et 2 citrons → 1 douzaine huîtres (pour le 24) | 2 citrons
2 boîtes de thon et du vin blanc, le tout chez Carrefour chaque mois → 2 boîtes thon @carrefour /30 | vin blanc @carrefour /30
milk and bread, all from Costco every week → milk @Costco /7 | bread @Costco /7
Toast und für die Kinder Apfelschorle → toast | apfelschorle (für die Kinder)
for the kids apple juice and for me beer → apple juice (for the kids) | beer
Apuntad membrillo y queso curado → membrillo | queso curado
arroz y dos leches → arroz | 2 leches
plus de confiture du tout → confiture
ya no queda mantequilla. Firmado: el hambriento → mantequilla
10 Bratwürste⏎2 Baguettes⏎⏎Vielen Dank und liebe Grüße⏎Thomas⏎⏎--⏎Thomas Berger⏎Tel. 0171 2345678 → 10 bratwürste | 2 baguettes
romaine 2 heads⏎⏎HOUSEHOLD⏎Swiffer refills → 2 heads romaine | swiffer refills
Quiche facile⏎Pour 6 personnes – Préparation : 15 min⏎⏎Ingrédients :⏎1 pâte brisée⏎3 œufs⏎⏎Préparation :⏎1. Préchauffez le four. → 1 pâte brisée | 3 œufs
Grandma's Banana Bread⏎Serves 8 | Prep 15 min⏎⏎Ingredients⏎3 ripe bananas⏎1 egg, beaten⏎⏎Method⏎1. Mash the bananas. → 3 ripe bananas | 1 egg (beaten)
café en grains toutes les 3 semaines, 2 paquets → 2 paquets café en grains /21
Pancakes⏎250 g flour⏎2 eggs⏎Method⏎Whisk it all.⏎Bake for 3 minutes.⏎For the topping:⏎2 bananas → 250 g flour | 2 eggs | 2 bananas
cat food 12 cans, cat litter 10 kg every month → 12 cans cat food | 10 kg cat litter /30
cat litter every 3 weeks, dry cat food (the salmon one), toothpaste, birthday candles for sunday → cat litter /21 | dry cat food (the salmon one) | toothpaste | birthday candles (for sunday)
Windeln (Größe 4), Feuchttücher, 8 Brötchen für Sonntag → Windeln (Größe 4) | Feuchttücher | 8 Brötchen (für Sonntag)
yerba, dulce de leche, 2 docenas de huevos, fiambre para mañana → yerba | dulce de leche | 2 docenas huevos | fiambre (para mañana)
🔋 piles AA, 3 ampoules (E14), litière pour chat chaque semaine → piles AA | 3 ampoules (E14) | litière pour chat /7
2 l de lait, pain tranché, bleuets, papier de toilette @costco → 2 l lait | pain tranché | bleuets | papier de toilette @Costco
2 l milk, eggs, bread from Costco → 2 l milk @Costco | eggs @Costco | bread @Costco
can you add oat milk every monday and 2 packs of diapers from Target → oat milk /7 | 2 packs diapers @Target
so I need to pick up plantains palm oil and three bags of rice → plantains | palm oil | 3 bags rice
harina pan, queso blanco → harina pan | queso blanco
pastillas antipulgas cada mes → pastillas antipulgas /30
okay can you add shampoo conditioner and a tube of toothpaste → shampoo | conditioner | 1 tube toothpaste
1 vaso (200 ml) de aceite de oliva → 1 vaso aceite de oliva (200 ml)
Starbucks coffee pods weekly, half a dozen bagels every saturday → starbucks coffee pods /7 | ½ dozen bagels /7
• Mandarin orange chicken⏎• 3 bags of frozen mango → mandarin orange chicken | 3 bags frozen mango
* 24 burger buns⏎* ketchup⏎⏎Can't wait to see you all!⏎Best,⏎Linda → 24 burger buns | ketchup
milk eggs, potatoes → milk | eggs | potatoes
bread butter and jam → bread | butter | jam
milk bread → milk bread
hot dogs qty 3, buns, milk (qty 2) → 3 hot dogs | buns | 2 milk
essuie-tout qté 2, riz → 2 essuie-tout | riz
24 cupcakes for thursday (no nuts) → 24 cupcakes (no nuts, for thursday)
gâteau pour samedi (sans noix) → gâteau (sans noix, pour samedi)
¿pasas por crema y tortillas? → crema | tortillas
hijo pasas por pan → pan
¿me harías el favor de pasar por Mercadona y coger pan? → pan @mercadona
would you be a love and get milk and toothpaste → milk | toothpaste
pop into Target for plasters and then Costco for 2 pints of milk and a loaf of bread → plasters @target | 2 pt milk @costco | 1 loaf bread @costco
Shopping list for the party 🎉⏎• paper plates⏎• balloons → paper plates | balloons
2 l milk, cream for the trifle → 2 l milk | cream (for the trifle)
weekly pill organizer, monthly bus pass, soap → weekly pill organizer | monthly bus pass | soap
agenda semanal, pan → agenda semanal | pan
SPF 50 sun cream, soap → SPF 50 sun cream | soap
Sunday roast joint, peas → Sunday roast joint | peas
six jacket potatoes grated cheese → 6 jacket potatoes | grated cheese
bread and butter pudding, milk → bread and butter pudding | milk
rouleaux de printemps x8, riz → 8 rouleaux de printemps | riz
champú y acondicionador 2 en 1, pan → champú y acondicionador 2 en 1 | pan
2026 wall calendar → 2026 wall calendar
2 packs of 12 sparkling water → 2 packs sparkling water (of 12)
eggs 2 boxes of 10, milk → 2 boxes eggs (of 10) | milk
oranges x2. Target: root beer → 2 oranges | root beer @target
Hi Mark,⏎could you please bring:⏎- 8 brats⏎- buns (2 packs)⏎Thank you!⏎Linda⏎Linda Hart⏎Office Manager | 555-0142 → 8 brats | 2 packs buns
Thank you!⏎Milk⏎Bread → milk | bread
don't forget the nappies and two packs of wipes from Aldi → nappies @Aldi | 2 packs wipes @Aldi
vergiss die Milch und zwei Brote von Aldi nicht → milch @Aldi | 2 brote @Aldi
actually forget the milk and get two loaves of bread → 2 loaves bread
the last of the coffee is gone → coffee
3 frozen pizzas and cola. Changed my mind about the cola, get apple juice instead → 3 frozen pizzas | apple juice
6 Brötchen und Marmelade. Statt Marmelade doch lieber Honig → 6 brötchen | honig
6 Brötchen und Marmelade. Keine Marmelade, lieber Honig → 6 brötchen | honig
3 pizzas y refresco. Cambio de idea, en vez de refresco trae agua con gas → 3 pizzas | agua con gas
3 baguettes et de la confiture. Finalement, à la place de la confiture, prends du miel → 3 baguettes | miel
2 Packungen Spaghetti, ach, mach drei Packungen draus → 3 packungen spaghetti
6 cervezas... mejor que sean 12, viene Paco → 12 cervezas
4 steaks... non, mets-en 6, Paul vient dîner → 6 steaks
batteries from Target, no wait, from Costco → batteries @costco
denk bitte jede Woche an 2 Brote → 2 brote /7
Brot, Käse, doch kein Käse, und 10 Eier → brot | 10 eier
6 hot dog buns, charcoal, actually skip the s'mores kit, instead graham crackers, jumbo marshmallows → 6 hot dog buns | charcoal | graham crackers | jumbo marshmallows
milk, eggs, actually no milk → eggs
Milch, Eier, doch keine Milch → eier
leche, huevos, al final no leche → huevos
don't forget the ribbon and we also need 12 paper plates from Target → ribbon | 12 paper plates @Target
denk an Briefmarken und vergiss nicht die Erde von Lidl → Briefmarken | Erde @Lidl
n'oublie pas les piles et prends aussi des chaussettes chez Carrefour → piles | chaussettes @Carrefour
jeden Freitag 6 Brezeln und einmal im Monat Müllbeutel von dm → 6 Brezeln /7 | Müllbeutel @dm /30
tous les lundis du lait et tous les mois du café et du thé chez Leclerc → lait /7 | café @Leclerc /30 | thé @Leclerc /30
trae de Mercadona huevos, un kilo de arroz y dos latas de atún, y pilas de Carrefour → huevos @Mercadona | 1 kg arroz @Mercadona | 2 latas atún @Mercadona | pilas @Carrefour
soap and floss from Target every month and a bag of salt from Walmart → soap @Target /30 | floss @Target /30 | 1 bag salt @Walmart
milk and eggs every week and bread → milk /7 | eggs /7 | bread
every two weeks get cat litter and remember to buy batteries → cat litter /14 | batteries
Léa, [15.06.2025 18:22]⏎il faut du sel et 1 pack d'eau⏎Hugo, [15.06.2025 18:30]⏎ok j'y vais demain → sel | 1 pack eau
kannst du nach der Schule noch bei Rewe Haargummis und Deo holen? → Haargummis @Rewe | Deo @Rewe
sumá fernet y 2 cocas → fernet | 2 cocas
225g/8oz butter, softened → 225 g butter (softened, 8oz)
Shortbread⏎⏎Ingredients⏎225g/8oz flour⏎2 eggs⏎⏎For the topping⏎85 g sugar → 225 g flour (8oz) | 2 eggs | 85 g sugar
Obst & Gemüse⏎Bananen⏎Zucchini⏎⏎Haushalt⏎Klopapier → Bananen | Zucchini | Klopapier
Item\tQty\tStore⏎Paper cups\t50\tCostco⏎Ground beef\t5 lb\tWhole Foods⏎Soap\t\tCorner shop → 50 paper cups @Costco | 5 lb ground beef @Whole Foods | soap (corner shop)
You sent⏎what's missing?⏎Ana⏎Ana⏎3 bags of chips⏎Ana⏎and soap⏎You sent⏎ok → 3 bags chips | soap
Oak Lane School⏎2nd grade supplies 2026⏎⏎24 pencils⏎2 erasers⏎1 pack of markers⏎⏎Please label everything with a name. → 24 pencils | 2 erasers | 1 pack markers
Hut weekend 🏕️⏎🔹 rice⏎🔹 2 cans beans⏎🔹 soap → rice | 2 cans beans | soap
Liebe Eltern der 2a,⏎bitte besorgen Sie:⏎- 2 Hefte⏎- Kleber⏎- Schere⏎⏎Bitte alles mit Namen beschriften.⏎Herzliche Grüße⏎S. Brand⏎Klassenlehrerin → 2 Hefte | Kleber | Schere
milk⏎⏎- eggs⏎- bread⏎- butter → milk | eggs | bread | butter
milk\t2 eggs\tbread → milk | 2 eggs | bread
Napkins\t100⏎Soap → 100 napkins | soap
sour cream and um limes five limes → sour cream | 5 limes
croquettes et euh des piles quatre piles → croquettes | 4 piles
peas, 2 pears, milk, 2 milk → peas | 2 pears | 2 milk
zwei Packerl Schlagobers nein wart drei Packerl Schlagobers und Paradeiser → 3 Packerl Schlagobers | Paradeiser
dos docenas de huevos no pará tres docenas de huevos y pan → 3 docenas huevos | pan
cookies and cream ice cream and fish sticks → cookies and cream ice cream | fish sticks
2 tubs of cookies and cream ice cream and milk → 2 tubs cookies and cream ice cream | milk
milk, salt and vinegar crisps → milk | salt and vinegar crisps
mint choc chip ice cream, peanut butter and jelly sandwiches → mint choc chip ice cream | peanut butter and jelly sandwiches
fish and chips sauce → fish and chips sauce
cookies and cream eis → cookies and cream eis
helado de galletas y nata, patatas sal y vinagre → helado de galletas y nata | patatas sal y vinagre
glace vanille et cookies, chips sel et vinaigre → glace vanille et cookies | chips sel et vinaigre
sandwichs jambon et fromage → sandwichs jambon et fromage
salt and vinegar → salt | vinegar
jelly and ice cream → jelly | ice cream
cookies and milk → cookies | milk
mac and cheese and ham → mac and cheese | ham
`;
