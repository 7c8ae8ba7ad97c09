/** What members of a household write and say to each other about the shopping, in the form of the English sentences. */
export const everydaySentences = `
uns ist das Küchenpapier ausgegangen und Backpapier wird auch knapp → Küchenpapier | Backpapier
Der Entkalker geht zur Neige. Und Wellensittichfutter bitte alle zwei Wochen → Entkalker | Wellensittichfutter /14
no queda casi suavizante, y las pastillas del lavavajillas están en las últimas → suavizante | pastillas del lavavajillas
pañales cada semana, apúntalo ya fijo, y el detergente también se está acabando → pañales /7 | detergente
ah non pas le dentifrice, j'en ai. par contre du fil dentaire oui → fil dentaire
y a plus de papier toilette à la coloc → papier toilette
j'ai fini la mousse à raser désolé 😅 et y a presque plus de rasoirs → mousse à raser | rasoirs
milk every Monday now, two cartons, and this week also cereal because the kids finished it → 2 cartons milk /7 | cereal (this week)
ja hi ich bins ähm falls du noch bei Lidl vorbeikommst nimm doch bitte Bananen mit und Haferflocken und was wollt ich noch genau Honig ein Glas → Bananen @Lidl | Haferflocken @Lidl | 1 Glas Honig @Lidl
a ver eh necesitamos tomates un kilo más o menos y pepino y tres no perdona cuatro pimientos verdes → 1 kg tomates | pepino | 4 pimientos verdes
hola mamá soy yo mira que voy a hacer lentejas y no tengo chorizo ni laurel me los traes tú cuando vengas? ah y una morcilla, gracias → chorizo | laurel | 1 morcilla
¿Vas comprando tú la pechuga de pollo, 600 g, y una lechuga? La salsa césar ya la tengo. → 600 g pechuga de pollo | 1 lechuga
Lo que sí urge es el detergente, y bolsas de basura. → detergente | bolsas de basura
mejor quita los yogures y pon kéfir, 2 botellas → 2 botellas kéfir
get more Babybel the kids eat so much of it, oh and Calpol → Babybel | Calpol
Tesafilm ist alle, und Lena braucht morgen Löschpapier für die Schule → Tesafilm | Löschpapier (morgen, für die Schule)
Nasenspray, Taschentücher, Wick Vaporub. Ich sterbe. → Nasenspray | Taschentücher | Wick Vaporub
Bring doch noch Mon Chéri mit, Tante Helga kommt → Mon Chéri
After Eight, Nimm 2 für die Kinder, für mich nix → After Eight | Nimm 2 (für die Kinder)
could you also think of worming tablets for the dog on your way back? love you x → worming tablets (for the dog)
dont wait with dinner. If you pass a pharmacy grab Gaviscon pls → Gaviscon
Party on Saturday!! need balloons & a piñata → balloons | 1 piñata
Mum asked for Yorkshire Gold, she says the other stuff tastes like dishwater → Yorkshire Gold
pick up Thank You cards and Post-its at lunch? → Thank You cards | Post-its
Kauf mal wieder Ahoj-Brause, die Kinder fragen ständig danach → Ahoj-Brause
¿Puedes traer pienso para Luna? El saco está vacío → pienso (para Luna)
coca cola 6 x 330 ml. Las patatas fritas no, que ya me las trajo tu prima → 6 × 330 ml coca cola
Could you get pasta and a jar of pesto? We've got parmesan. → pasta | 1 jar pesto
Honey, if you go by Trader Joe's today get the frozen dumplings → frozen dumplings (today) @Trader Joe's
Grandma's bringing the apple pie on Sunday so we only need vanilla ice cream and whipped cream → vanilla ice cream | whipped cream
We have the shells but no ground beef, sour cream or cheddar → ground beef | sour cream | cheddar
Sahne brauchen wir doch nicht, Karin hat noch welche. Aber Milch fehlt → Milch
Katzenfutter nicht vergessen, sonst gibt's heute Abend Theater 😅 und Streu wär auch gut → Katzenfutter | Streu
Schreib bitte Kaffeebohnen auf, die brauchen wir eh alle zwei Wochen, und Toast → Kaffeebohnen /14 | Toast
da bräuchten wir noch Aufschnitt und O-Saft. Brötchen holt Papa frisch vom Bäcker. → Aufschnitt | O-Saft
Lo de los yogures déjalo, que los he cogido yo. Leche sí que hace falta, trae dos litros → 2 l Leche
ya compré los huevos, falta la leche → leche
La crème est au frigo, les œufs aussi. il manque plus que les lardons et une pâte brisée → lardons | 1 pâte brisée
alors il faudrait de la glace à la vanille et euh des spéculoos et aussi des serviettes en papier → glace à la vanille | spéculoos | serviettes en papier
Prends une baguette, ah non deux, les Martin restent dîner. Et un camembert s'il te plaît → 2 baguette | 1 camembert
Il faut 800 g de fromage à raclette et des cornichons, les patates on a. Mamie ramène la charcuterie. → 800 g fromage à raclette | cornichons
Just got to Aldi, do we need anything?⏎Um yes, butter and 6 eggs → butter @Aldi | 6 eggs @Aldi
Dani: voy al Lidl, ¿queréis algo?⏎Sara: yo hummus y zanahorias → hummus @Lidl | zanahorias @Lidl
Bin jetzt beim Rewe. Gibt's noch Wünsche?⏎Oh ja, Schokolade → Schokolade @Rewe
Was willst du heute essen?⏎Pfannkuchen!!⏎Dann brauchen wir Mehl und Apfelmus → Mehl | Apfelmus
¿Compraste el queso rallado?⏎Sí, está en la nevera⏎Entonces solo falta la nata → nata
Steh schon an der Kasse, noch was vergessen?⏎Oh ja, Backpapier!⏎Und Hefe?⏎Nein, Hefe hab ich noch → Backpapier
Léa : tu peux prendre du Nutella ?⏎Maman : il en reste un pot entier⏎Papa : et du pain → pain
Opa wünscht sich Mon Chéri → Mon Chéri
Jule: hol bitte im Edeka 2 Flaschen Apfelsaft und Frischkäse⏎Jule: ach ne, mach 4 Flaschen → Frischkäse @Edeka | 4 Flaschen Apfelsaft @Edeka
Camille: prends 2 briques de soupe et du comté⏎Camille: non attends, 3 briques → comté | 3 briques soupe
2 cartons of soup and cheese, no wait, 3 cartons → 3 cartons soup | cheese
hope the trip went well. When you pass Whole Foods, could you pick up:⏎• 3 lemons⏎• tahini → 3 lemons @Whole Foods | tahini @Whole Foods
note poireaux saumon et citrons ah non pas les citrons il en reste trois → poireaux | saumon
um get carrots potatoes and chicken thighs actually no not the potatoes we have a whole sack → carrots | chicken thighs
The toothpaste is almost gone and there's no soap left. Shampoo we've got plenty of. → toothpaste | soap
Fürs Grillen am Samstag: Jonas bringt die Würstchen mit, Salat macht Eva. Uns fehlen nur noch Grillkohle und Baguette. → Grillkohle | Baguette
Hi love, if you pass Whole Foods can you see if they've got teff flour? x → teff flour @Whole Foods
kannst du gucken ob rewe vegane maultaschen hat? danke dir → vegane maultaschen @Rewe
On n'a plus de canson, Jules en a besoin pour l'école → canson
no tenemos goma eva y la niña la necesita para el cole → goma eva
J'aimerais bien un kouign-amann → 1 kouign-amann
we're out of gochujang, get 2 tubs if they're cheap → 2 tubs gochujang
do we still have nori sheets? → nori sheets
setz bitte heitmann entkalker auf die liste → heitmann entkalker
añade totopos y chile chipotle a la lista → totopos | chile chipotle
can someone pick up calpol? the bottle is empty → calpol
remind me every monday to get oat milk, 3 cartons, from @aldi pls → 3 cartons oat milk @Aldi /7
nimm die Butter und nimm Käse → Butter | Käse
nimm die Butter runter und setz Käse drauf → Käse
Milch, die Kinder wollen Joghurt → Milch | Joghurt
milk, the kids finished the cereal → milk | cereal
leche, los niños quieren galletas → leche | galletas
Chéri ramène du pain → pain
Maman ramène du pain stp → pain
Kinder holt Brot → Brot
Kinder bringt die Milch mit → Milch
Mamie ramène la charcuterie. Prends du pain → pain
Kinder bringt Milch mit → Milch
`;
