/** One sentence for each way of using brackets, faces of punctuation, arrows, repeats by themselves and further phrases that a rule is for, in the form of the English ones. */
export const bracketSentences = `
fromage râpé (pour le gratin) → fromage râpé (pour le gratin)
cheese (for sunday) → cheese (for sunday)
cheese (grated, for sunday) → cheese (grated, for sunday)
Quark (fürs Frühstück), Brot (zum Grillen) → Quark (fürs Frühstück) | Brot (zum Grillen)
milk (every day) → milk (every day) /7
milk (from Costco) → milk @Costco
milk (from Costco, organic) → milk (organic) @Costco
Milch (Bio) Brot (Vollkorn) 6 Eier → Milch (Bio) | Brot (Vollkorn) | 6 Eier
tomates (bio) oignons (rouges) ail → tomates (bio) | oignons (rouges) | ail
milk (!) eggs (?) → milk | eggs
2 cups (250 g) bread flour → 2 cups bread flour (250 g)
milk :) → milk
milk and eggs ;-) → milk | eggs
we need eggs :D thanks → eggs
the cat broke it :( we need glasses → glasses
leche <3 → leche
cheese (the big one :) → cheese (the big one :)
razor blades from Target, monthly → razor blades @Target /30
Milch bei Rewe, wöchentlich → Milch @Rewe /7
milk, eggs, monthly → milk /30 | eggs /30
bread, weekly planner → bread | weekly planner
Hustensaft für die Kleine, außerdem Eisentabletten alle drei Monate → Hustensaft (für die Kleine) | Eisentabletten /90
für morgen 8 Rosinenschnecken, für Sonntag einen Hefezopf und anderthalb Kilo Kirschen → 8 Rosinenschnecken (für morgen) | 1 Hefezopf (für Sonntag) | 1½ kg Kirschen (für Sonntag)
lo que falta es albahaca → albahaca
Tomates no, que ya compré; lo que falta es albahaca → albahaca
what we need is eggs → eggs
Wennst eh beim Lidl bist, nimm gleich Liptauer, Essiggurkerl und a Packerl Soletti mit → Liptauer @Lidl | Essiggurkerl @Lidl | 1 Packerl Soletti @Lidl
Chasch no Rüebli, Nüsslisalat und 500 g Ghackets mitbringe? → Rüebli | Nüsslisalat | 500 g Ghackets
bidde no a Packerl Semmelbrösl und fünf Brezn mitnehma → 1 Packerl Semmelbrösl | 5 Brezn
rice -> 2 kg → 2 kg rice
milk -> Costco → milk @Costco
Para la tortilla -> 6 huevos / 800 g de patatas / aceite de oliva → 6 huevos (Para la tortilla) | 800 g patatas (Para la tortilla) | aceite de oliva (Para la tortilla)
-> milk⏎-> eggs → milk | eggs
we've run out of fish sauce mate and the dishwasher tabs are nearly finished too → fish sauce | dishwasher tabs
yerba mate → yerba mate
Ya que vas a Carrefour, trae cuchillas de afeitar y un bote de espuma de afeitar → cuchillas de afeitar @Carrefour | 1 bote espuma de afeitar @Carrefour
since you're at Costco, grab eggs → eggs @Costco
puisque tu vas chez Leclerc, prends du pain → pain @Leclerc
Für Käsespätzle brauch ich 400 g Spätzle, 3 Zwiebeln sowie Schnittlauch → 400 g Spätzle (Für Käsespätzle) | 3 Zwiebeln (Für Käsespätzle) | Schnittlauch (Für Käsespätzle)
nene traeme harina leudante y dulce de leche → harina leudante | dulce de leche
¿A qué hora llegas? Te espero en la puerta →
landed safe, at the gate now, call u later x →
tranqui, ya lo compré yo todo, no traigas nada →
nonante grammes de cassonade, un ravier de fraises et des chicons → 90 g cassonade | 1 ravier fraises | chicons
um ok so we need bananas yogurt the greek one and uh two bags of ice → bananas | yogurt (the greek one) | 2 bags ice
tomates de la farine deux concombres → tomates | farine | 2 concombres
2 Käse → 2 Käse
4 Käse Pizza → 4 Käse Pizza
two more jars of crunchy peanut butter because leo ate it all → 2 jars crunchy peanut butter
don't buy yogurt we have tons, eggs are gone tho → eggs
Dübel 8mm, Schrauben, & Malerkrepp → Dübel 8mm | Schrauben | Malerkrepp
After Eight, 4711, Fisherman's Friend → After Eight | 4711 | Fisherman's Friend
Vache qui rit, 1664, eau de Javel → Vache qui rit | 1664 | eau de Javel
aceite 3 en Uno → aceite 3 en Uno
leche y cereales pa los niños → leche | cereales (pa los niños)
aguacates 🥑 → aguacates
tráete cuatro cervezas, mejor seis, y unas aceitunas rellenas → 6 cervezas | aceitunas rellenas
à lidl 3 paquets de coquillettes, à leclerc un tuyau d'arrosage et des gants de jardin → 3 paquets coquillettes @Lidl | 1 tuyau d'arrosage @Leclerc | gants de jardin @Leclerc
du filet mignon, euh non plutôt une rouelle de porc, 1,5 kg → 1,5 kg rouelle de porc
une pinte de lait pis du sirop d'érable, la grosse canne → 1 pinte lait | sirop d'érable (la grosse canne)
Hijo, cuando puedas tráeme un litro de leche y dos tomates. Un beso, mamá. → 1 l leche | 2 tomates
les filles ont un exposé lundi donc il faut des feuilles canson et de la colle → feuilles canson | colle
decaf, that fancy shortbread, and antacid → decaf | fancy shortbread | antacid
everything bagel seasoning, cauliflower gnocchi, dark chocolate peanut butter cups → everything bagel seasoning | cauliflower gnocchi | dark chocolate peanut butter cups
cebollas ajos pimientos tomate frito → cebollas | ajos | pimientos | tomate frito
`;
