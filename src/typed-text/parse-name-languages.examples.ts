/** German, Spanish and French examples, in the form of the English ones. */
export const languageExamples = `
500 g Mehl → 1: 500 | g | Mehl
500g Mehl → 1: 500 | g | Mehl
500 Gramm Hackfleisch → 1: 500 | g | Hackfleisch
1 kg Kartoffeln → 1: 1 | kg | Kartoffeln
1,5 kg Kartoffeln → 1: 1,5 | kg | Kartoffeln
ein Kilo Äpfel → 1: 1 | kg | Äpfel
2 Kilo Zwiebeln → 1: 2 | kg | Zwiebeln
Kilo Tomaten → 1: 1 | kg | Tomaten
1 Pfund Kaffee → 1: 1 | Pfund | Kaffee
ein halbes Pfund Butter → 1: ½ | Pfund | Butter
1 Liter Milch → 1: 1 | l | Milch
1,5 l Wasser → 1: 1,5 | l | Wasser
0,5l Cola → 1: 0,5 | l | Cola
ein halber Liter Sahne → 1: ½ | l | Sahne
anderthalb Liter Saft → 1: 1½ | l | Saft
Liter Milch → 1: 1 | l | Milch
200 ml Sahne → 1: 200 | ml | Sahne
20 dag Schinken → 1: 20 | dag | Schinken
20 deka Schinken → 1: 20 | dag | Schinken
1 EL Öl → 1: 1 | EL | Öl
2 el olivenöl → 1: 2 | EL | olivenöl
2 Esslöffel Honig → 1: 2 | EL | Honig
1 TL Salz → 1: 1 | TL | Salz
1 Teelöffel Zimt → 1: 1 | TL | Zimt
1 Prise Salz → 1: 1 | Prise | Salz
2 Tassen Reis → 1: 2 | tassen | Reis
eine Handvoll Nüsse → 1: 1 | Handvoll | Nüsse
2 Dosen Tomaten → 2: 2 | Dosen | Tomaten
eine Dose Mais → 1: 1 | Dose | Mais
Dose Mais → 1: 1 | Dose | Mais
zwei Flaschen Wein → 2: 2 | Flaschen | Wein
Flasche Rotwein → 1: 1 | Flasche | Rotwein
3 Gläser Gurken → 3: 3 | Gläser | Gurken
1 Glas Honig → 1: 1 | Glas | Honig
1 Packung Nudeln → 1: 1 | Packung | Nudeln
2 Packungen Nudeln → 2: 2 | Packungen | Nudeln
1 Pck. Backpulver → 1: 1 | Pck | Backpulver
2 Päckchen Vanillezucker → 2: 2 | Päckchen | Vanillezucker
1 Bund Petersilie → 1: 1 | Bund | Petersilie
Bund Petersilie → 1: 1 | Bund | Petersilie
1 Kasten Bier → 1: 1 | Kasten | Bier
2 Kisten Wasser → 2: 2 | Kisten | Wasser
Tüte Chips → 1: 1 | Tüte | Chips
2 Tüten Gummibärchen → 2: 2 | Tüten | Gummibärchen
3 Becher Joghurt → 3: 3 | Becher | Joghurt
2 Tafeln Schokolade → 2: 2 | Tafeln | Schokolade
3 Stück Butter → 3: 3 | Stück | Butter
3 Stk. Butter → 3: 3 | Stk | Butter
10 Scheiben Käse → 10: 10 | Scheiben | Käse
2 Zehen Knoblauch → 2: 2 | Zehen | Knoblauch
1 Kopf Salat → 1: 1 | Kopf | Salat
6 Rollen Küchenpapier → 6: 6 | Rollen | Küchenpapier
1 Netz Orangen → 1: 1 | Netz | Orangen
1 Beutel Kartoffeln → 1: 1 | Beutel | Kartoffeln
2 Paar Socken → 2: 2 | Paar | Socken
ein Dutzend Eier → 1: 1 | Dutzend | Eier
Ein Dutzend Eier → 1: 1 | Dutzend | Eier
ein halbes Dutzend Eier → 1: ½ | Dutzend | Eier
10 Eier → 10: 10 | | Eier
sechs Brötchen → 6: 6 | | Brötchen
ein Brot → 1: 1 | | Brot
eine Gurke → 1: 1 | | Gurke
zwölf Eier → 12: 12 | | Eier
ein paar Äpfel → 3: ein paar | | Äpfel
einige Zitronen → 3: einige | | Zitronen
etwas Petersilie → 1: etwas | | Petersilie
halbes Brot → 1: ½ | | Brot
eine halbe Gurke → 1: ½ | | Gurke
2 bis 3 Zitronen → 3: 2–3 | | Zitronen
2-3 Zitronen → 3: 2–3 | | Zitronen
zwei oder drei Zucchini → 3: 2–3 | | Zucchini
2 Flaschen von Omas Saft → 2: 2 | Flaschen | Omas Saft
6er Pack Bier → 1: 6er | pack | Bier
2x 6er Träger Bier → 2: 2 × | 6er Träger | Bier
6 x 1,5l Wasser → 6: 6 × | 1,5 l | Wasser
6x1,5 l Wasser → 6: 6 × | 1,5 l | Wasser
2x 500 g Hack → 2: 2 × | 500 g | Hack
2x Dosen Mais → 2: 2 | Dosen | Mais
2 Dosen (400 g) Tomaten → 2: 2 × | 400 g Dosen | Tomaten
Milch 2x → 2: 2 | | Milch
Milch 1,5 l → 1: 1,5 | l | Milch
Milch 1,5% 2 l → 1: 2 | l | Milch 1,5%
Eier (10) → 10: 10 | | Eier
Eier 10 Stück → 10: 10 | Stück | Eier
Tomaten 2 Dosen → 2: 2 | Dosen | Tomaten
Bier 6x0,5l → 6: 6 × | 0,5 l | Bier
Mehl Type 405 1 kg → 1: 1 | kg | Mehl Type 405
2 Mehl Type 405 → 2: 2 | | Mehl Type 405
Mozzarella 125 g 2x → 2: 2 × | 125 g | Mozzarella
1 Bd. Schnittlauch → 1: 1 | Bd | Schnittlauch
un cuarto de kilo de jamón → 1: ¼ | kg | jamón
1/4 de jamón → 1: ¼ | | jamón
une dizaine de tomates → 1: 1 | dizaine | tomates
un kilo de tomates → 1: 1 | kg | tomates
Un Kilo De Tomates → 1: 1 | kg | Tomates
1 kilo y medio de patatas → 1: 1½ | kg | patatas
medio kilo de carne → 1: ½ | kg | carne
kilo de manzanas → 1: 1 | kg | manzanas
1 litro de leche → 1: 1 | l | leche
2 litros de leche → 1: 2 | l | leche
medio litro de nata → 1: ½ | l | nata
200 gramos de queso → 1: 200 | g | queso
2 libras de pollo → 1: 2 | lb | pollo
3 onzas de chocolate → 1: 3 | oz | chocolate
1 cucharada de sal → 1: 1 | cucharada | sal
2 cdas. de aceite → 1: 2 | cdas | aceite
1 cucharadita de comino → 1: 1 | cucharadita | comino
2 tazas de arroz → 1: 2 | tazas | arroz
una pizca de sal → 1: 1 | pizca | sal
una docena de huevos → 1: 1 | docena | huevos
media docena de huevos → 1: ½ | docena | huevos
docena de huevos → 1: 1 | docena | huevos
2 docenas de huevos → 2: 2 | docenas | huevos
una lata de atún → 1: 1 | lata | atún
2 latas de atún → 2: 2 | latas | atún
3 Latas De Atún → 3: 3 | latas | Atún
dos botellas de vino → 2: 2 | botellas | vino
1 paquete de arroz → 1: 1 | paquete | arroz
2 barras de pan → 2: 2 | barras | pan
1 caja de galletas → 1: 1 | caja | galletas
2 bolsas de patatas → 2: 2 | bolsas | patatas
3 dientes de ajo → 3: 3 | dientes | ajo
un manojo de cilantro → 1: 1 | manojo | cilantro
1 bote de tomate → 1: 1 | bote | tomate
2 rebanadas de jamón → 2: 2 | rebanadas | jamón
4 rollos de papel → 4: 4 | rollos | papel
1 bandeja de pollo → 1: 1 | bandeja | pollo
6 uds. yogur → 6: 6 | uds | yogur
una cebolla → 1: 1 | | cebolla
un limón → 1: 1 | | limón
dos limones → 2: 2 | | limones
cuatro tomates → 4: 4 | | tomates
diez naranjas → 10: 10 | | naranjas
medio pollo → 1: ½ | | pollo
media sandía → 1: ½ | | sandía
unos plátanos → 3: unos | | plátanos
algunas manzanas → 3: algunas | | manzanas
un poco de perejil → 1: un poco | | perejil
2 o 3 pimientos → 3: 2–3 | | pimientos
2 a 3 pimientos → 3: 2–3 | | pimientos
1,5 l de agua → 1: 1,5 | l | agua
6x1,5 l de agua → 6: 6 × | 1,5 l | agua
2 bolsas de basura → 2: 2 | | bolsas de basura
leche 2 litros → 1: 2 | l | leche
leche x3 → 3: 3 | | leche
huevos 12 → 12: 12 | | huevos
atún 3 latas → 3: 3 | latas | atún
une douzaine d'œufs → 1: 1 | douzaine | œufs
Une Douzaine D'œufs → 1: 1 | douzaine | œufs
douzaine d’œufs → 1: 1 | douzaine | œufs
une demi-douzaine d'œufs → 1: ½ | douzaine | œufs
2 boîtes de thon → 2: 2 | boîtes | thon
2 boites de thon → 2: 2 | boites | thon
une boîte de thon → 1: 1 | boîte | thon
1 kg de farine → 1: 1 | kg | farine
500 grammes de beurre → 1: 500 | g | beurre
un kilo et demi de tomates → 1: 1½ | kg | tomates
une livre de fraises → 1: 1 | livre | fraises
1 litre de lait → 1: 1 | l | lait
un demi-litre de lait → 1: ½ | l | lait
demi-litre de lait → 1: ½ | l | lait
1,5 litre d'eau → 1: 1,5 | l | eau
75 cl de vin → 1: 75 | cl | vin
20 cl de crème → 1: 20 | cl | crème
2 cuillères à soupe d'huile → 1: 2 | cuillères à soupe | huile
1 cuillère à café de sel → 1: 1 | cuillère à café | sel
2 c. à soupe de sucre → 1: 2 | c. à soupe | sucre
1 c. à café de levure → 1: 1 | c. à café | levure
3 c à s d'huile → 1: 3 | c à s | huile
1 c.à.c de sel → 1: 1 | c.à.c | sel
2 cuil. à soupe de miel → 1: 2 | cuil. à soupe | miel
2 tasses de riz → 1: 2 | tasses | riz
une pincée de sel → 1: 1 | pincée | sel
3 bouteilles de vin → 3: 3 | bouteilles | vin
un paquet de pâtes → 1: 1 | paquet | pâtes
2 paquets de pâtes → 2: 2 | paquets | pâtes
un sachet de levure → 1: 1 | sachet | levure
2 pots de crème → 2: 2 | pots | crème
une barquette de fraises → 1: 1 | barquette | fraises
4 tranches de jambon → 4: 4 | tranches | jambon
2 gousses d'ail → 2: 2 | gousses | ail
une botte de radis → 1: 1 | botte | radis
2 plaquettes de beurre → 2: 2 | plaquettes | beurre
1 tablette de chocolat → 1: 1 | tablette | chocolat
2 bocaux de cornichons → 2: 2 | bocaux | cornichons
6 rouleaux de papier → 6: 6 | rouleaux | papier
6 briques de lait → 6: 6 | briques | lait
1 kg de pommes de terre → 1: 1 | kg | pommes de terre
une baguette → 1: 1 | | baguette
deux baguettes → 2: 2 | | baguettes
un demi poulet → 1: ½ | | poulet
trois citrons → 3: 3 | | citrons
six yaourts → 6: 6 | | yaourts
quelques tomates → 3: quelques | | tomates
un peu de persil → 1: un peu | | persil
2 ou 3 oignons → 3: 2–3 | | oignons
2 à 3 oignons → 3: 2–3 | | oignons
6 x 1,5 l d'eau → 6: 6 × | 1,5 l | eau
lait 1 litre → 1: 1 | l | lait
lait x6 → 6: 6 | | lait
œufs (12) → 12: 12 | | œufs
thon 2 boîtes → 2: 2 | boîtes | thon
1 bund petersilie → 1: 1 | Bund | petersilie
2 BUND MÖHREN → 2: 2 | Bund | MÖHREN
1 Bündel Spargel → 1: 1 | Bündel | Spargel
2 Knollen Fenchel → 2: 2 | Knollen | Fenchel
1 Topf Basilikum → 1: 1 | Topf | Basilikum
3 Stiele Minze → 3: 3 | Stiele | Minze
2 Schachteln Streichhölzer → 2: 2 | Schachteln | Streichhölzer
1 Kanister Öl → 1: 1 | Kanister | Öl
2 Tuben Senf → 2: 2 | Tuben | Senf
1 Spritzer Zitronensaft → 1: 1 | Spritzer | Zitronensaft
1 Schuss Essig → 1: 1 | Schuss | Essig
un racimo de uvas → 1: 1 | racimo | uvas
2 atados de cebollino → 2: 2 | atados | cebollino
un puñado de nueces → 1: 1 | puñado | nueces
3 frascos de mermelada → 3: 3 | frascos | mermelada
2 cartones de leche → 2: 2 | cartones | leche
4 rodajas de merluza → 4: 4 | rodajas | merluza
1 bidón de aceite → 1: 1 | bidón | aceite
2 ristras de ajos → 2: 2 | ristras | ajos
6 canettes de coca → 6: 6 | canettes | coca
2 têtes d'ail → 2: 2 | têtes | ail
3 brins de persil → 3: 3 | brins | persil
2 branches de céleri → 2: 2 | branches | céleri
une poignée de noix → 1: 1 | poignée | noix
1 bidon de lessive → 1: 1 | bidon | lessive
2 sacs de riz → 2: 2 | sacs | riz
une vingtaine d'œufs → 1: 1 | vingtaine | œufs
2 morceaux de gingembre → 2: 2 | morceaux | gingembre
2 sacs poubelle → 2: 2 | | sacs poubelle
1 tête de moine → 1: 1 | | tête de moine
une boîte à outils → 1: 1 | | boîte à outils
6 verres à vin → 6: 6 | | verres à vin
1 caja para herramientas → 1: 1 | | caja para herramientas
2 Beutel für den Staubsauger → 2: 2 | | Beutel für den Staubsauger
3 cuillères à soupe d'huile → 1: 3 | cuillères à soupe | huile
`;

/** Names of these languages that begin or end with a number, a number word or a unit. */
export const foreignNames = `
Mehl Type 405; Mehl 405; Weizenmehl Type 550; 4 Käse Pizza; 5-Korn Brot; 2-lagig Toilettenpapier; Drei Wetter Taft
3,5% Milch; 1,5 % Fettmilch; Milch 3,5%; 10er Eier; Pampers Größe 4; Sonnencreme LSF 50; Dosenöffner; Flaschenöffner; Dose
Halbfettmilch; Bundmöhren; 7 Kräuter Soße; Nivea Q10; Spezi; Elf Bar; Zwei-Komponenten-Kleber; Einwegrasierer
cuatro quesos; 3 leches; media luna; media crema; licor 43; talla 2 pañales; pañales talla 4; uno; once; quince; Uno Spiel
demi-sel; lait demi-écrémé; quatre-quarts; quatre épices; 4 fromages; quatre fromages; farine 55; farine type 55
1664 blonde; beurre demi-sel; pommes de terre; eau de javel; pot au feu; barra de labios; bolsas de basura; pot de fleurs
`;
