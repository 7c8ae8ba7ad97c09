/** One sentence for each way of running on, correcting, swapping and speaking in a dialect that a rule is for, in the form of the English ones. */
export const runOnSentences = `
poires 1 kg kiwis 500 g → 1 kg poires | 500 g kiwis
knee socks two pairs a pack of gum → 2 pairs knee socks | 1 pack gum
a ver necesito tres aguacates un litro de crema también tortillas de maíz y cilantro → 3 aguacates | 1 l crema | tortillas de maíz | cilantro
dos kilos de maíz pozolero un kilo y medio de espinazo una lechuga → 2 kg maíz pozolero | 1½ kg espinazo | 1 lechuga
bon faque ça prend deux paquets de bacon une douzaine d'oeufs des patates pis du sirop → 2 paquets bacon | 1 douzaine oeufs | patates | sirop
800 Gramm Raclettekäse zwei Flaschen Fendant → 800 g raclettekäse | 2 Flaschen fendant
leche y unas tostadas → leche | tostadas
6 eggs and ham, correction: 4 eggs → ham | 4 eggs
6 eggs, ham and milk. Actually make it 4 eggs → ham | milk | 4 eggs
3 Gurken und Feta – Korrektur: 2 Gurken reichen → feta | 2 gurken
6 œufs et jambon, non, 4 œufs suffisent → jambon | 4 œufs
4 limes and mint, 3 limes are enough → mint | 3 limes
no more cereal, we have loads. Oat milk though → oat milk
Weißwürscht brauch ma aa no → weißwürscht
Brezn ham ma no gnua, aba a Butter brauch ma → 1 butter
mir brauched no Rüebli und Härdöpfel → rüebli | härdöpfel
do Whole Foods for salmon, then Target for sunscreen → salmon @Whole Foods | sunscreen @Target
swap the butter for margarine → margarine (instead of butter)
cambia la leche por leche de avena → leche de avena (en vez de leche)
como vienen mis suegros trae una botella de ron y hielo → 1 botella ron | hielo
200 g de chocolat noir (70 %) → 200 g chocolat noir (70 %)
Müllbeutel (35 Liter) → müllbeutel (35 Liter)
bei Aldi Katzenfutter und Katzenstreu, und im Baumarkt Dübel → katzenfutter @Aldi | katzenstreu @Aldi | dübel (im Baumarkt)
After Eight, Merci Schokolade → after eight | merci schokolade
put coffee pods on every two weeks → coffee pods /14
Mach bitte noch Spüli und Küchenrolle drauf → spüli | küchenrolle
essuie-tout si promo → essuie-tout (si promo)
du miel, et si y a une promo du café en grains → miel | café en grains (si y a une promo)
Hustenbonbons falls es die mit Salbei gibt → hustenbonbons (falls es die mit Salbei gibt)
Griaß di, nimmst ma bitte a Packerl Germ mit? Dank da! → 1 Packerl germ
finalement pas besoin de lait, il en reste plein → 
Bin so gegen halb sieben daheim, Bussi → 
No compres nada, ya cenamos fuera. Besos → 
magst noch a Packl Topfen und Semmeln holen → 1 packl topfen | semmeln
oye mamá dice q lleves 2 paltas → 2 paltas
SMS de Maman, 17h32 : coucou mon grand, tu peux rapporter du fil ? → fil
3 onions 2 carrots celery 500g minced lamb 2 cans chopped tomatoes → 3 onions | 2 carrots | celery | 500 g minced lamb | 2 cans chopped tomatoes
prends 2 bouteilles de cidre, non pardon 3, et du caramel → 3 bouteilles cidre | caramel
prends 4 melons euh non 2 melons plutôt → 2 melons
ponme 2 sandías, bueno no, mejor solo 1 → 1 sandías
3 Gurken, äh nein 2 reichen → 2 gurken
Wir brauchen Hefe für die Pizza → hefe (für die Pizza)
4 pilas AAA para el mando → 4 pilas aaa (para el mando)
bags for the freezer and cream for the hands → bags for the freezer | cream for the hands
für die Oma ein Netz Orangen → 1 Netz orangen (für die Oma)
para la cena de hoy unos calamares → calamares (para la cena de hoy)
von Lidl die Ofenpommes → ofenpommes @Lidl
tu px prendre du lait d'amande stp et une pate a tarte jsuis deja rentré → lait d'amande | 1 pate a tarte
Leberwurscht fei ned vergessn → leberwurscht
surtout n'oublie pas le pain de mie → pain de mie
jveux des chips et du coca stp → chips | coca
Milch ist alle 😅 → milch
we need more peanut butter, Theo finished it → peanut butter
3 aguacates q esten maduros → 3 aguacates (que esten maduros)
yaourts nature s'il y a une promo → yaourts nature (s'il y a une promo)
laine bleue et du fil noir → laine bleue | fil noir
bei Edeka Leberkäse und süßen Senf holen → leberkäse @Edeka | süßen senf @Edeka
porfa si pasas por la tienda tráete aguacates y un litro de crema → aguacates | 1 l crema
hot dog buns and mustard love you bye → hot dog buns | mustard
leche no, que hay dos en la nevera, pero queso sí → queso
gouttes pour les yeux à la pharmacie avant 19h → gouttes pour les yeux (avant 19h, à la pharmacie)
Lidl: unsalted butter, 6 eggs. Whole Foods: almond flour, vanilla pods → unsalted butter @Lidl | 6 eggs @Lidl | almond flour @Whole Foods | vanilla pods @Whole Foods
Would you kindly pick up a jar of thick cut marmalade for me → 1 jar thick cut marmalade
Keine Milch mehr kaufen, haben noch genug →
Put orange juice down for every Friday please → orange juice /7
[08/02/2025 19:12:05] Camille: t'es où ?⏎[08/02/2025 19:12:40] Inès: dans le tram⏎[08/02/2025 19:13:02] Camille: prends du gruyère stp → gruyère
4 head torch batteries → 4 head torch batteries
necesitamos leche pan y mantequilla → leche | pan | mantequilla
il nous faut du lait du pain et du fromage → lait | pain | fromage
1 Stück Butter, 1/2 Brot n paar Äpfel → 1 Stück butter | ½ brot | ein paar äpfel
1/2 pastèque, qq tomates cerises → ½ pastèque | quelques tomates cerises
contact lenses every two weeks, tomorrow 2 avocados → contact lenses /14 | 2 avocados (tomorrow)
6 eggs, 2x rashers, tea → 6 eggs | 2 rashers | tea
bacon, 2x rashers, tea → 2 rashers bacon | tea
1kg Kartoffeln, Zwiebeln Knoblauch, 2 Gurken → 1 kg kartoffeln | zwiebeln | knoblauch | 2 gurken
Knoblauch Butter, Milch → knoblauch butter | milch
6 oeufs, farine levure et poireaux oignons → 6 oeufs | farine | levure | poireaux | oignons
lejía esponjas y zanahorias ajos → lejía | esponjas | zanahorias | ajos
lait, demain un melon et du pain → lait | 1 melon (demain) | pain (demain)
1 Säckli Nüsslisalat, un casseau de fraises → 1 Säckli nüsslisalat | 1 casseau fraises
Milch Brot bei Aldi → milch @Aldi | brot @Aldi
Un beso,⏎la abuela Carmen →
2 dosen mais 1 glas gewürzgurken 1 pck reis → 2 dosen mais | 1 glas gewürzgurken | 1 pck reis
`;
