/**
 * What is to come off the list or isn't needed, and what is: the last of a thing was used, a thing broke or is for something that
 * a list knows better. The things are written as in `errand-sentences.examples.ts`.
 */
export const removedSentences = `
half and half already bought →
take the maple syrup off the list please →
hey can you cross off the toothpaste, i picked some up at target →
we're not out of dish soap yet →
Sarah's getting the burger buns. We need ketchup, mustard and a head of lettuce → ketchup | mustard | 1 head lettuce
Remove tofu. Remove tempeh. →
almond flour we have, what we don't have is baking powder → baking powder
delete laundry detergent →
I already ordered the vitamins online, only thing missing is band-aids → band-aids
Lösch den Gouda, aber Margarine brauchen wir noch → Margarine
klarspüler ist noch nicht leer →
Schinken hab ich vom Metzger, bitte noch 1 kg Dinkelmehl und Hefe → 1 kg Dinkelmehl | Hefe
Die Pilze bitte löschen →
couscous reicht noch für ne woche, aber die haferflocken sind alle → haferflocken
kauf bitte keine Gummibärchen mehr, wir wollten doch abnehmen →
no falta vinagre, hay dos botellas →
olvidate de los berberechos, a nadie le gustan →
borra la lejía porfa →
nadie se come las espinacas, no compres mas →
cancela lo del termómetro, ya encontré el viejo en el cajón →
no pilles mas colacao que hay un bote sin abrir, lo que no hay es leche condensada → leche condensada
oublie les betteraves, personne n'en mange →
du savon on en a, de la mousse à raser on en a plus → mousse à raser
c'est mamie qui ramène la bûche donc n'achète rien →
N'achète plus de cacahuètes stp →
on est pas encore à court d'éponges →
J'ai le thym, j'ai le laurier, j'ai pas le curry → curry
finalement pas de moules pour samedi →
les piles laisse tomber, c'était pas ça le problème de la télécommande →
so also Äpfel Bananen Gurke Paprika und dann noch, warte, Zwiebeln → Äpfel | Bananen | Gurke | Paprika | Zwiebeln
any Imodium left? if not get some → Imodium
für Oma bitte Klosterfrau Melissengeist → Klosterfrau Melissengeist (für Oma)
j'ai pris le dernier Doliprane → Doliprane
est-ce qu'il reste du Banania ? sinon achètes-en → Banania
j'aimerais bien goûter le natto → natto
le flotteur WC est mort, faut en racheter → flotteur WC
you can take the oat milk off the list, I got some on the way home →
Dad already bought charcoal, delete it →
Please remove the frozen peas, the freezer is full of them →
wer hat die Gummibärchen leer gemacht?? bitte 2 Tüten nachkaufen → 2 Tüten Gummibärchen
nie sind genug Tempos im Haus... bring mal 2 Packungen → 2 Packungen Tempos
Schon wieder keine Haferflocken! Bitte 2 Packungen → 2 Packungen Haferflocken
Cancela los globos, la fiesta es en casa de Luis y él pone todo →
está vacío el bote de orégano → orégano
tachad el membrillo, no lo come nadie →
personne n'a pensé aux filtres à café, prends-en 2 paquets → 2 paquets filtres à café
annule les moules, Hugo est allergique →
oublie les sorbets, les enfants veulent de la glace vanille → glace vanille
sans câpres c'est pas un vrai tartare, prends un bocal → 1 bocal câpres
last one of the vacuum bags is in now → vacuum bags
dog chewed his leash, we need another → leash
there's only one coin battery left, get 4 more → 4 coin battery
die letzte Heißklebepatrone ist verbraucht → Heißklebepatrone
ich würd gern mal Pfälzer Saumagen probieren → Pfälzer Saumagen
der Hund hat seinen Quietscheball zerbissen, neuer muss her → Quietscheball
nur noch eine Knopfzelle da, hol vier → 4 Knopfzelle
he usado la última barra de silicona → barra de silicona
el perro rompió la correa, compra otra → correa
quién cogió la última tirita? compra más → tirita
j'ai utilisé le dernier bâton de colle → bâton de colle
j'aimerais goûter la cancoillotte → cancoillotte
qui a pris le dernier pansement ? faut en racheter → pansement
any milk left? if not get some → milk
any kimchi left? if not get some → kimchi
bitte Klosterfrau Melissengeist für Oma → Klosterfrau Melissengeist (für Oma)
j'ai pris le dernier lait → lait
he usado el último Betadine → Betadine
besoin d'une cartouche → 1 cartouche
besoin de cartouches pour mon Waterman → cartouches pour mon Waterman
I'd like to try natto → natto
ich würde gern mal Natto probieren → Natto
me gustaría probar el natto → natto
est-ce qu'il reste du lait ? sinon achètes-en → lait
used the last battery → battery
hab gerade den letzten Joghurt gegessen → Joghurt
das letzte Ei ist weg → Ei
wir haben den letzten Rest Asant verbraucht → Asant
he abierto el último paquete de Dodotis → Dodotis
usé la última pila → pila
j'ai ouvert le dernier paquet de Lotus → Lotus
j'ai utilisé la dernière pile → pile
on a bu la dernière bouteille de cidre → cidre
vergiss den Kaffee →
oublie surtout pas les oeufs → oeufs
remove tofu and add tempeh → tempeh
olvida la leche →
need a cartridge for my fountain pen → 1 cartridge for my fountain pen
need a refill for my water filter → 1 refill for my water filter
need a new lid for the crockpot → 1 new lid for the crockpot
n'oublie surtout pas les oeufs → oeufs
we need bags for the vacuum → bags for the vacuum
milk already bought →
cheese already ordered →
finalement pas de moules →
n'achète plus de lait →
Sarah's getting the burger buns →
Sarah's bringing the wine →
Die Oma bringt den Kuchen mit →
c'est mamie qui ramène la bûche →
couscous reicht noch für ne woche →
Schinken hab ich vom Metzger →
das Vogelfutter ist bestellt →
kauf bitte keine Gummibärchen mehr →
no falta vinagre →
no falta leche →
no faltan huevos, hay una docena →
nadie se come las espinacas →
aún no se ha acabado el limpiacristales →
tomate frito sobra →
croquettes du chat commandées →
J'ai le thym →
j'ai pas le curry → curry
personne n'en mange →
keiner isst den Rosenkohl →
She's getting the wine tonight →
there's never enough milk in this house, get 3 → 3 milk
vergiss ja nich den hustensaft → hustensaft
barre chocolatée → barre chocolatée
Kinder bringt die Milch mit → Milch
Bitte bringt die Milch mit → Milch
Who's getting the wine? → wine
que no falte leche → leche
nail polish remover → nail polish remover
scratch cards → scratch cards
- queso fresco⏎- 3 pepinos⏎- tostadas → queso fresco | 3 pepinos | tostadas
prends pas du saucisson à l'ail, prends du saucisson sec → saucisson sec
Paul hat gestern schon Grillanzünder gekauft →
Get oranges. Actually scrap the oranges, get a mango instead → 1 mango
need a cartridge for my fountain pen, 2 milk for the kids → 1 cartridge for my fountain pen | 2 milk (for the kids)
`;
