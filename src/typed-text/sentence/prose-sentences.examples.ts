/** Sentences of people who tell what is there, who brings what and what ran out, in the form of the English ones. */
export const proseSentences = `
no coffee left → coffee
we have enough pasta so no more of that, but the parmesan's all gone and so is the dog food → parmesan | dog food
we're out of goldfish crackers and um dish soap we've got plenty of paper towels → goldfish crackers | dish soap
on n'a plus de liquide vaisselle ni d'éponges par contre il reste du sopalin donc pas besoin → liquide vaisselle | éponges
katzenstreu ist alle und nassfutter auch und leckerlis brauchen wir keine → katzenstreu | nassfutter
Miri, 19:13: Spüli ist leer⏎Jonas, 19:14: Klopapier auch fast 😅 Schwämme hab ich gestern schon geholt → Spüli | Klopapier
il reste des pâtes mais plus une goutte d'huile → huile
il reste du lait et du beurre mais plus de yaourts → yaourts
bon il reste des pâtes par contre l'huile d'olive est finie et du vinaigre j'en vois plus non plus donc prends les deux → huile d'olive | vinaigre
Le chat n'a plus de croquettes ! Et pense à la litière → croquettes | litière
die Katze hat kein Futter mehr und hol Milch → Futter | Milch
Tortilla para mañana: 6 huevos, 1 cebolla. Aceite tengo. → 6 huevos (para mañana) | 1 cebolla (para mañana)
250 g de farine, Nutella. Du sucre, on en a. → 250 g farine | Nutella
2 l de leche y canela. Azúcar y limones tengo. → 2 l leche | canela
and so far bread. There's plenty of wine left, don't worry about that. → bread
Hey hon, we're having eight people over on Saturday so we'll need three baguettes and two pounds of salmon. There's plenty of wine left. → 3 baguettes | 2 lb salmon
Könntest du Hefe mitbringen? Den Nudelsalat macht Anke. → Hefe
Chips und Bier hat Malte schon besorgt. Es fehlen noch Servietten → Servietten
Velas y globos. La tarta la trae su madrina. → velas | globos
Il faut du fromage. La charcuterie, c'est Paul qui l'apporte. → fromage
no traigas vino, lo lleva Marta. Pero sí turrón → turrón
chicken and kale⏎Actually skip the kale, mom's bringing salad → chicken
laisse tomber les fraises, trop chères. Par contre il faudrait des kiwis → kiwis
Pas de bûche, maman s'en charge, et des escargots → escargots
keine Äpfel, Oma hat uns welche gegeben. Aber Weintrauben → Weintrauben
croquettes toutes les trois semaines stp, Félix mange comme quatre → croquettes /21
six bagels? No wait, make it eight, Tom's staying the night. → 8 bagels
cuatro yogures pero que sean seis, viene tu hermana → 6 yogures
zwei gurken nein drei gurken und ein bund petersilie → 3 gurken | 1 Bund petersilie
ein bund petersilie zwei gurken nein drei gurken → 1 Bund petersilie | 3 gurken
mets 4 yaourts enfin non 8 et du lait → 8 yaourts | lait
2 sachets de petits pois euh non 3 sachets → 3 sachets petits pois
2 Gurken, nee mach 3, Milch → 3 Gurken | Milch
Bring bitte sechs Brötchen mit. Nee warte, lieber acht. → 8 Brötchen
compra arroz y lentejas, bueno lentejas no que todavía quedan, mejor garbanzos → arroz | garbanzos
prends du riz, ah non il en reste, plutôt du boulgour → boulgour
Reis und Linsen, ach nee, Linsen doch nicht, die haben wir noch, und Mehl → Reis | Mehl
sorry, not chicken thighs, I meant chicken breasts → chicken breasts
size 4 diapers and two packs of wipes and bananas no wait we have bananas just the diapers and the wipes → size 4 diapers | 2 packs wipes
Alle 3 Monate Filter, jeden Monat Kaffeebohnen, und einmalig Entkalker → Filter /90 | Kaffeebohnen /30 | Entkalker
toutes les semaines du pain de mie, et juste cette semaine des bougies → pain de mie /7 | bougies
Del Mercadona quiero hummus, y del mercado un kilo de boquerones → hummus @Mercadona | 1 kg boquerones (del mercado)
Chez le boulanger 1 pain de campagne, chez carrefour des escargots → 1 pain de campagne (chez le boulanger) | escargots @Carrefour
drill bits from home depot and milk → drill bits (from home depot) | milk
bloodworms from petco, fish flakes from walmart → bloodworms (from petco) | fish flakes @Walmart
chicken from aldi, dog food from kroger, light bulbs from walmart → chicken @Aldi | dog food (from kroger) | light bulbs @Walmart
chez Aldi du riz, et chez Auchan toutes les semaines un bouquet de menthe → riz @Aldi | 1 bouquet menthe (chez auchan) /7
en Alcampo: turrón y cava → turrón (en alcampo) | cava (en alcampo)
a bag of basmati rice if Costco has it → 1 bag basmati rice @Costco
Du fährst doch eh beim Lidl vorbei, oder? Könntest du da zwei Gurken mitnehmen? → 2 Gurken @Lidl
When you do Aldi tonight get eggs, and could you then stop at Whole Foods for flour? → eggs @Aldi | flour @Whole Foods
mi amor, en Walmart necesitamos jabón y cloro → jabón @Walmart | cloro @Walmart
¿te acuerdas de coger champú y suavizante? → champú | suavizante
Il reste à acheter 2 melons et des chips → 2 melons | chips
Eins hab ich noch vergessen: Müllbeutel → Müllbeutel
Si hay cerezas pilla medio kilo, y si no, nada → ½ kg cerezas
Si les fraises sont belles, prends-en deux barquettes, sinon tant pis → 2 barquettes fraises
Si ves aguacates, trae un par → 2 aguacates
Ana: pan⏎Andrés: leche → pan | leche
Ana: 500 g zorpas⏎Ben: milk → 500 g zorpas | milk
chicken thighs about two kilos and sweet potatoes → 2 kg chicken thighs | sweet potatoes
1 can (13.5 oz/400 ml) coconut milk → 1 can coconut milk (13.5 oz/400 ml)
Potting soil, 2 bags. Tomato cages, 4. Slug bait. → 2 bags potting soil | 4 tomato cages | slug bait
une boîte de 6 œufs et du lait → 1 boîte œufs (de 6) | lait
un paquet de 12 piles AA → 12 pack piles AA
Kürbissuppe (4 Personen): 1 Hokkaido, 2 Zwiebeln → 1 Hokkaido | 2 Zwiebeln
Thai Green Curry (serves 4)⏎1 lb chicken⏎2 limes, juiced → 1 lb chicken | 2 limes (juiced)
Emma's birthday (Sunday!!)⏎balloons⏎24 cupcakes⏎3 bottles cider → balloons | 24 cupcakes | 3 bottles cider
Apéro dînatoire⏎3 bouteilles de crémant⏎olives vertes → 3 bouteilles crémant | olives vertes
2 Pkg Nudeln, pass. Tomaten, Parmesan → 2 pkg Nudeln | passierte Tomaten | Parmesan
Bananas for the kids' lunchboxes → bananas (for the kids' lunchboxes)
a pound of butter for her Christmas cookies → 1 lb butter (for her christmas cookies)
Für Emils Brotdose vier Äpfel → 4 Äpfel (für Emils Brotdose)
Papa: Haben wir noch alles fürs Raclette?⏎Lena: Käse ja, Kartoffeln ja, Gewürzgurken nein → Gewürzgurken
A: tenemos de todo?⏎B: arroz sí, azafrán no → azafrán
Jess: just got to Trader Joe's, need anything?⏎Mark: frozen dumplings and orange juice⏎Mark: actually make that two bags of the dumplings → 2 bags frozen dumplings @Trader Joe's | orange juice @Trader Joe's
oat milk from Aldi. get it at Costco instead → oat milk @Costco
Jonas bringt die Getränke mit, wir kümmern uns um Käse, Trauben und zwei Baguettes. → Käse | Trauben | 2 Baguettes
Das Brot holt bitte → Brot
die Milch bringt bitte mit → Milch
Brot kaufen heute → Brot
Porfa trae el pan → pan
Bitte bringt die Milch → Milch
el pan lo compra mañana → pan (mañana)
Los bocadillos los hace la familia Gil. Velas y un melón → Velas | 1 melón
1 kg Mehl. Butter und Eier bringen andere Familien mit. → 1 kg Mehl
yogures. El jamón no, que mi madre nos ha dado. → yogures
We're out of detergent, still plenty of shampoo though. → detergent
Se nos ha acabado el gel y queda poquísimo suavizante → gel | suavizante
Die Kinder haben das ganze Eis weggefuttert, und Toast ist auch keiner mehr da → Eis | Toast
Si hay cerezas y no están muy caras, trae un kilo → 1 kg cerezas
2 cartones de leche, no, mejor 4 que vienen los niños, y colacao → 4 cartones leche | colacao
Wir brauchen 2 Avocados, nein warte, lieber 4, Tim isst auch mit → 4 Avocados
pimientos y berenjenas, bueno no, berenjenas no, que a Carla no le gustan → pimientos
Hol bei Rewe Frischkäse, und wenn du danach noch bei dm vorbeikommst, bring von da Shampoo mit. → Frischkäse @Rewe | Shampoo @dm
Tu peux passer chez Carrefour prendre du thon ? Et après, chez Aldi, deux sachets de framboises. → thon @Carrefour | 2 sachets framboises @Aldi
Ab jetzt bitte jeden Freitag einen Strauß Tulpen → 1 Strauß Tulpen /7
Every Monday a gallon of milk, and this week also cheese sticks → 1 gal milk /7 | cheese sticks (this week)
paper towels and a rotisserie chicken. Get the chicken at Costco → paper towels | 1 rotisserie chicken @Costco
Priya: going to Lidl in 10, anyone need anything?⏎Sam: oat milk pls⏎Priya: got it → oat milk @Lidl
Jonas: Nudeln?⏎Mia: sind noch drei Packungen da⏎Jonas: dann Reis → Reis
Ollie: pasta night?⏎Beth: yes!! we need 500 g spaghetti and a jar of pesto → 500 g spaghetti | 1 jar pesto
Maman : et du beurre ?⏎Hugo : il en reste. Par contre la compote est finie → compote
Hijo, soy mamá. Pilas y Frenadol, que tiene tos. Abrígate mucho que hace un frío que pela. Y llámame luego cuando llegues. → Pilas | Frenadol
ice and chips. See you at 4, bring your togs! → ice | chips
`;
