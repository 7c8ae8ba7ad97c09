/**
 * Amounts that stand behind their thing in words of their own, signs that were dictated, what somebody meant before or has finished, and the
 * names of groups over their messages. The things are written as in `errand-sentences.examples.ts`.
 */
export const amountSentences = `
Get 3 limes. Actually make that 5. → 5 Limes
5 onions, no wait, 7. → 7 Onions
Kauf zwei Gurken... lieber drei → 3 Gurken
Drei Dosen Mais, ach nee, eine reicht. → 1 Dosen Mais
compra cuatro limones... mejor seis → 6 Limones
Pfirsiche bitte, reife, vier reichen → 4 Pfirsiche (reife)
some bagels, two will do → 2 Bagels
des courgettes, trois suffisent → 3 Courgettes
alle 3 Wochen Hundefutter, immer 2 Säcke → 2 Säcke Hundefutter /21
every week kitty litter, always two bags → 2 bags Kitty Litter /7
lamb chops: six of them, bone in, plus a jar of mint sauce → 6 Lamb Chops (bone in) | 1 jar Mint Sauce
nur Brezeln fehlen, davon brauchen wir acht → 8 Brezeln
il faut des brioches, il en faut quatre → 4 Brioches
Une fois par mois, pense aux piles, il en faut deux → 2 Piles /30
té verde, un par de cajas → 2 cajas Té Verde
soda. We need 3 cans. → 3 cans Soda
some rye bread, two loaves → 2 loaves Rye Bread
milk comma apple juice comma and uh cream cheese period oh and bagels → Milk | Apple Juice | Cream Cheese | Bagels
Liste Doppelpunkt Quark Komma Salami Komma Oliven Punkt fertig → Quark | Salami | Oliven
apunta dos puntos lentejas coma queso rallado coma arroz y ya está → Lentejas | Queso Rallado | Arroz
note ceci deux points éponges virgule farine virgule sel point → Éponges | Farine | Sel
Erst wollte ich Pizza machen, jetzt gibt's doch Curry, also brauche ich 2 Dosen Kokosmilch und Reis → 2 Dosen Kokosmilch | Reis
Je pensais prendre du poulet, mais finalement ce sera du veau, 800 g → 800 g Veau
Iba a pedirte cerdo, pero mejor pavo → Pavo
I was going to ask for beef, but turkey is better, two slices → 2 slices Turkey
I was going to get milk but forgot, can you get it? → Milk
Lea has a cold, so lozenges. And pick up tea → Lozenges | Tea
Gestern hat Max das letzte Müsli gegessen. Müllbeutel sind übrigens auch leer. → Müsli | Müllbeutel
The kids ate the last grapes. Can you get bread? → Grapes | Bread
Anoche los niños se comieron las últimas galletas. Compra pan → Galletas | Pan
Hier Zoé a fini le dernier pot de confiture. Prends du pain → Confiture | Pain
who finished the last cookies?? → Cookies
Wir haben gestern die ganze Woche gearbeitet, bring bitte Brot mit → Brot
Groupe Coloc⏎Lila, 12:04 : le plombier est passé ?⏎Emma, 12:09 : prends du beurre → Beurre
Signal, Familie Brandt⏎Anne 08:12: nur Lauch → Lauch
milk⏎Mom: bread⏎Dad: eggs → Milk | Bread | Eggs
Raye les poireaux, les enfants n'en veulent pas. Mets plutôt des carottes, deux sachets. → 2 sachets Carottes
milk . bread → Milk | Bread
nur Brezeln fehlen, und davon brauchen wir sechs → 6 Brezeln
Mamie ne boit que de la verveine, il faudrait en acheter une boîte. → 1 boîte Verveine
Grandpa only drinks decaf, so get a pack → 1 pack Decaf
La abuela solo toma leche sin lactosa, así que hazte con un litro. → 1 l Leche Sin Lactosa
Glühbirnen, E27, vier Stück → 4 Stück Glühbirnen (E27)
printer paper, A4, 2 packs → 2 packs Printer Paper (A4)
we're low on rice, so get a bag → 1 bag Rice
milk, we need a cake → Milk | 1 Cake
a bottle of bleach, 2 rolls → 1 bottle bleach | 2 rolls
einen Eimer Farbe, 2 Rollen → 1 Eimer Farbe | 2 Rollen
ein Glas Honig, 2 Tüten → 1 Glas Honig | 2 Tüten
un bote de pintura, 2 rollos → 1 bote pintura | 2 rollos
una botella de lejía, 2 bolsas → 1 botella lejía | 2 bolsas
un pot de peinture blanche, 2 rouleaux, une boîte de chevilles → 1 pot peinture blanche | 2 rouleaux | 1 boîte chevilles
un pot de peinture blanche, 2 rouleaux, du papier de verre → 1 pot peinture blanche | 2 rouleaux | papier de verre
milk 1 l, 3 cartons → 3 × 1 l cartons milk
lait, 2 bouteilles → 2 bouteilles lait
manojo de perejil → 1 manojo perejil
1 kg zanahorias⏎manojo de perejil⏎3 cabezas de ajo → 1 kg zanahorias | 1 manojo perejil | 3 cabezas ajo
leche, paquete de arroz y bote de miel → leche | 1 paquete arroz | 1 bote miel
trozo de queso, lata de atún → 1 trozo queso | 1 lata atún
500g champignons⏎botte de radis⏎2 têtes d'ail → 500 g champignons | 1 botte radis | 2 têtes ail
bouteille d'huile et boîte de petits pois → 1 bouteille huile | 1 boîte petits pois
il faut boîte de thon et pot de crème → 1 boîte thon | 1 pot crème
bunch of parsley, Bund Petersilie → 1 bunch parsley | 1 Bund Petersilie
pot de fleurs, sac de couchage, boîte de conserve, tasse à café → pot de fleurs | sac de couchage | boîte de conserve | tasse à café
bolsa de basura, barra de labios, caja de herramientas, rollo de cocina → bolsa de basura | barra de labios | caja de herramientas | rollo de cocina
caja de cartón, diente de león → caja de cartón | diente de león
paquets de riz → paquets de riz
2 vasitos de arroz con leche y 4 natillas → 2 vasitos arroz con leche | 4 natillas
2 bolas de mozzarella fresca, 3 bolas de helado → 2 bolas mozzarella fresca | 3 bolas helado
3 bolas de Navidad → 3 bolas de Navidad
2 botecitos de nata, 3 bolsitas de levadura, un trocito de queso → 2 botecitos nata | 3 bolsitas levadura | 1 trocito queso
2 paquetitos de galletas, 2 latitas de atún → 2 paquetitos galletas | 2 latitas atún
3 botellitas de agua, 2 cajitas de pasas → 3 botellitas agua | 2 cajitas pasas
zwei Döschen Thunfisch, ein Stückchen Käse → 2 Döschen Thunfisch | 1 Stückchen Käse
2 balls of mozzarella, 2 Kugeln Mozzarella → 2 balls mozzarella | 2 Kugeln Mozzarella
couches, 6 petits pots aux carottes, liniment → couches | 6 petits pots aux carottes | liniment
6 petits pots, du lait → 6 petits pots | lait
6 petits pots de compote → 6 pots compote (petits)
`;
