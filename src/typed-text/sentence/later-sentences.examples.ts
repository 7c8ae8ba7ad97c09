/**
 * Amounts behind a comma, titles over a list, where somebody goes to buy, and what a later message or a later part of the same text
 * takes back. The things are written as in `errand-sentences.examples.ts`.
 */
export const laterSentences = `
ham, six slices, and white wine, one bottle → 6 slices ham | 1 bottle white wine
Schinken, sechs Scheiben, und Weißwein, eine Flasche → 6 Scheiben Schinken | 1 Flasche Weißwein
jamón, seis lonchas, y vino blanco, una botella → 6 lonchas jamón | 1 botella vino blanco
du jambon cru, six tranches, et du vin blanc, une bouteille → 6 tranches jambon cru | 1 bouteille vin blanc
apples and pears, two kilos, and wine → apples | 2 kg pears | wine
salt and vinegar chips, two bags → 2 bags salt and vinegar chips
mac and cheese, twelve bottles & red onions, three bags → 12 bottles mac and cheese | 3 bags red onions
petits pois, deux boîtes → 2 boîtes petits pois
olive oil, chicken breasts, two boxes at costco → olive oil @Costco | 2 boxes chicken breasts @Costco
wir brauchen Brot, Olivenöl, drei Kilo bei Rewe → Brot @Rewe | 3 kg Olivenöl @Rewe
cebollas rojas, dos latas para la fiesta → 2 latas cebollas rojas (para la fiesta)
don't forget coffee, three packs monthly → 3 packs coffee /30
aceite de oliva y además 6x pan → aceite de oliva | 6 pan
ham – half a pound → ½ lb ham
hot dog buns one pack no actually get two packs of those → 2 packs hot dog buns
pechugas de pollo dos digo cuatro y pan rallado → 4 pechugas de pollo | pan rallado
add salsa to my walmart list → salsa @Walmart
setz Eier auf die Rewe-Liste → Eier @Rewe
would you mind swinging by aldi for bread flour, yeast and 5 lb of sugar → bread flour @Aldi | yeast @Aldi | 5 lb sugar @Aldi
So I'm heading to Walmart later, need to get light bulbs and Pampers. Don't need toothpaste, it was on sale last week so I stocked up → light bulbs @Walmart | Pampers @Walmart
Ich fahre gleich zu Aldi, brauche Butter und Brot → Butter @Aldi | Brot @Aldi
je passe chez Leclerc ce soir, il faut du lait → lait @Leclerc
si tu passes chez Leclerc ce soir, ramène-moi du papier toilette et trois avocats mûrs, et surtout pas de gâteaux, on en a plein → papier toilette (ce soir) @Leclerc | 3 avocats mûrs (ce soir) @Leclerc
von dm noch Klosterfrau Melissengeist → Klosterfrau Melissengeist @dm
for tacos tonight we're gonna need tortillas and limes → tortillas (for tacos tonight) | limes (for tacos tonight)
für Spaghetti heute Abend brauchen wir Hackfleisch und Tomaten → Hackfleisch (für Spaghetti heute Abend) | Tomaten (für Spaghetti heute Abend)
compotes et Petit Écolier pour le goûter des enfants → compotes (pour le goûter des enfants) | Petit Écolier (pour le goûter des enfants)
galletas para la merienda de los niños → galletas (para la merienda de los niños)
milk, something for breakfast → milk | something for breakfast
milk and remove tofu → milk
Milch und lösch den Käse → Milch
add eggs and take the bread off the list → eggs
queso⏎tostadas⏎pan → queso | tostadas | pan
pan, ketchup Heinz y creo que ya está, bueno y unas servilletas si te acuerdas → pan | ketchup Heinz | servilletas
Oye mi amor, cuando pases por Walmart trae tortillas de maíz → tortillas de maíz @Walmart
Courses de la semaine⏎lait⏎pain⏎2 kg de tomates → lait | pain | 2 kg tomates
Saturday shop⏎milk⏎bread⏎2 lbs chicken → milk | bread | 2 lb chicken
Wocheneinkauf⏎Milch⏎Brot⏎Eier → Milch | Brot | Eier
Lista para el sábado⏎leche⏎pan⏎huevos → leche | pan | huevos
Liste courses Leclerc⏎lait⏎pain⏎beurre → lait @Leclerc | pain @Leclerc | beurre @Leclerc
Einkauf für Oma⏎- Milch⏎- Brot → Milch | Brot
Fridge⏎milk⏎butter⏎2 yogurts → milk | butter | 2 yogurts
For the BBQ⏎burgers⏎buns⏎ketchup → burgers | buns | ketchup
PAELLA DE LA YAYA⏎400 g de arroz⏎½ pollo⏎200 g de judías⏎sal → 400 g arroz | ½ pollo | 200 g judías | sal
cat litter – need this weekly → cat litter /7
bread⏎mayo?? (I think there's still some in the pantry, skip)⏎rice → bread | rice
Mom: need eggs?⏎Ann: No eggs, bought some yesterday. A pound of butter though → 1 lb butter
Mom: Cheerios⏎Josh: paper towels too?⏎Mom: no we have plenty. but get dishwasher pods please → Cheerios | dishwasher pods
Alex: 2 lbs of brussels sprouts⏎Sam: that's not enough lol. make it 4⏎Alex: ok 4. and fresh cranberries⏎Sam: got the cranberries already → 4 lb brussels sprouts
Théo: achète 2 litres de lait⏎Inès: 2 ça suffira jamais, je prends 4⏎Théo: ok va pour 4. et du comté → 4 l lait | comté
Priya: basmati rice 5 kg, red lentils, a jar of ghee⏎Arun: we have lentils, two bags even → 5 kg basmati rice | 1 jar ghee
Mehmet: Zucker ist leer⏎Aylin: hab gestern Zucker gekauft, steht im Keller⏎Mehmet: super. dann nur schwarzer Tee und Sesamringe → schwarzer Tee | Sesamringe
Papa: Il manque du liquide vaisselle⏎Chloé: Et des éponges⏎Papa: les éponges y en a sous l'évier → liquide vaisselle
Sara: Yo llevo el vino. Comprad Coca-Cola Zero y limones⏎Javi: Limones tengo del árbol de mi madre → Coca-Cola Zero
merci de racheter du sucre. Inutile de reprendre du café soluble. → sucre
ground turkey and a head of lettuce we still have cheese oh and sour cream → ground turkey | 1 head lettuce | sour cream
let me see what's in the fridge uh mustard's fine so Heinz ketchup and then dill pickles → Heinz ketchup | dill pickles
Moment ich überlege was wir für Raclette brauchen also Raclettekäse so 800 Gramm dann Cornichons und Silberzwiebeln → 800 g Raclettekäse | Cornichons | Silberzwiebeln
des compotes oui et des biscottes hmm non finalement pas de biscottes → compotes
lista para la semana eh yogur griego y pasta de dientes no espera que hay dos sin abrir o sea quita la pasta de dientes → yogur griego
a block of parmesan we already have the mince in the freezer and plenty of tomatoes → 1 block parmesan
pâtes riz sauce tomate gruyère râpé jambon → pâtes | riz | sauce tomate | gruyère râpé | jambon
couches lingettes papier toilette dentifrice shampoing → couches | lingettes | papier toilette | dentifrice | shampoing
Speculoos cookie butter x2 → Speculoos | 2 cookie butter
Falls du am Lidl vorbeikommst, bring bitte Croissants und 2 Packungen Lachs mit → Croissants @Lidl | 2 Packungen Lachs @Lidl
Léa : il reste du fromage ?⏎Maman : non, prends-en, et aussi des noix⏎Léa : ok et le vin ?⏎Maman : pas la peine, Papa en a acheté → fromage | noix
Kauf Hähnchenbrust. Und vergiss 500g Klopapier und 1,5 Liter Olivenöl nicht! → Hähnchenbrust | 500 g Klopapier | 1,5 l Olivenöl
Banana Bread⏎⏎Ingredients:⏎- 3 ripe bananas⏎- 1/2 cup butter⏎- 1 egg, beaten⏎⏎Preheat the oven to 350°F and mash the bananas. → 3 ripe bananas | ½ cup butter | 1 egg (beaten)
Zutaten für 4 Personen:⏎400 g Spaghetti⏎150 g Guanciale⏎4 Eigelb⏎⏎Zubereitung: Nudeln in Salzwasser kochen. → 400 g Spaghetti | 150 g Guanciale | 4 Eigelb
Pâte à crêpes⏎250 g de farine⏎4 œufs⏎1/2 litre de lait⏎Mélanger la farine et les œufs, puis verser le lait. → 250 g farine | 4 œufs | ½ l lait
2 eggs⏎3 apples⏎Add milk to the list please.⏎bread → 2 eggs | 3 apples | milk | bread
Il nous manque 2 kg de blancs de poulet, un paquet de vin blanc et papier toilette au Monoprix → 2 kg blancs de poulet @Monoprix | 1 paquet vin blanc @Monoprix | papier toilette @Monoprix
500 g Hack⏎200 g Käse⏎Roll of kitchen paper. → 500 g Hack | 200 g Käse | 1 roll kitchen paper
500 g beurre⏎200 g farine⏎Pour samedi il faut du pain. → 500 g beurre | 200 g farine | pain (Pour samedi)
500 g mince⏎2 cups rice⏎Bring the good bread from Lidl. → 500 g mince | 2 cups rice | good bread @Lidl
500 g mince⏎2 cups rice⏎Roast chicken from the deli. → 500 g mince | 2 cups rice | Roast chicken (from the deli)
a block of parmesan we already have the mince in the freezer so get onions → 1 block parmesan | onions
we still have milk we need butter → butter
ya tenemos leche necesitamos pan → pan
on a encore du lait il faut du beurre → beurre
`;
