/** Messages with small talk, chats with later answers, and slips of the tongue; in the form of the English sentences. */
export const messageSentences = `
[12.03.24, 18:02:11] Jonas: Bin grad bei Rewe. Braucht ihr was von hier?⏎[12.03.24, 18:03:25] Lena: ja, Parmesan und 2 Packungen Spaghetti⏎[12.03.24, 18:04:01] Lena: Bild weggelassen⏎[12.03.24, 18:04:40] Jonas: süß 😍 → Parmesan @Rewe | 2 Packungen Spaghetti @Rewe
[02/06/24, 10:40:12] Lucie: on a besoin de quoi ?⏎[02/06/24, 10:41:30] Adrien: café, confiture et mouchoirs⏎[02/06/24, 10:42:05] Lucie: la confiture, maman en apporte, pas besoin d'en acheter⏎[02/06/24, 10:42:44] Adrien: top → café | mouchoirs
<Médias omis>⏎trop mignon !⏎hein ? au fait, il faut un pot de Nutella⏎noté → 1 pot Nutella
we're out of children's tylenol and the pull-ups size 4t are almost gone → children's tylenol | pull-ups size 4t
apunta por favor las lentillas cada mes, el champu antipulgas cada tres meses y heno para el conejo cada dos semanas → lentillas /30 | champu antipulgas /90 | heno (para el conejo) /14
Hello love, Noah is teething and we had a terrible night. Please get teething gel and a pack of nappies size 4 from Target. Wipes are still full. Kisses! → teething gel @Target | 1 pack nappies size 4 @Target
Hi Tom, the cupboard door fell off. Please get a door hinge, sandpaper 120 grit and wood filler from Home Depot. Screws I have. Cheers, Rob → 1 door hinge (from Home Depot) | sandpaper 120 grit (from Home Depot) | wood filler (from Home Depot)
Hi honey, I checked again and Dad already bought the charcoal and the firelighters. Nothing else needed, just come home. Love you → 
i was going to say ground beef but let's do italian sausage instead um a pound of italian sausage and burger buns → 1 lb italian sausage | burger buns
you know what the thing is we should really try kimchi so um a jar of kimchi and some rice vinegar → 1 jar kimchi | rice vinegar
grandma is bringing the potato salad so we just need bratwurst hot dog buns and two bags of charcoal → bratwurst | hot dog buns | 2 bags charcoal
emma needs a protractor for school by friday and there are still enough pencils in the drawer → 1 protractor (for school, by friday)
dishwasher salt and rinse aid are what we need from aldi the sponges are still under the sink → dishwasher salt @Aldi | rinse aid @Aldi
the toilet paper is gone the kids are out of toothpaste and we are running low on hand soap → toilet paper | toothpaste | hand soap
take the empty seltzer bottles back and pick up two bottles of tonic water and limes tom already has the gin → 2 bottles tonic water | limes
we still have flour and sugar at home but for the birthday cake i need baking powder and marzipan → baking powder (for the birthday cake) | marzipan (for the birthday cake)
aus dem Baumarkt brauchen wir acht Spanplattenschrauben zwei Tuben Silikon und eine Rolle Malerkrepp → 8 Spanplattenschrauben (aus dem Baumarkt) | 2 Tuben Silikon (aus dem Baumarkt) | 1 Rolle Malerkrepp (aus dem Baumarkt)
also für die Oma brauchen wir Hustenbonbons und äh Kamillentee warte mal nein keinen Kamillentee sondern Salbeitee → Hustenbonbons (für die Oma) | Salbeitee (für die Oma)
ich wollte eigentlich Lachs aber nimm lieber zwei Packungen Fischstäbchen und na ja Remoulade wär auch gut → 2 Packungen Fischstäbchen | Remoulade
Papa bringt die Getränke mit wir brauchen also nur noch Chips Salzstangen und zwei Packungen Servietten → Chips | Salzstangen | 2 Packungen Servietten
Jonas braucht morgen einen Zirkel für die Schule und Hefte sind noch genug im Schrank → 1 Zirkel (morgen, für die Schule)
Mehl und Zucker haben wir noch aber für den Geburtstagskuchen brauche ich Vanillezucker und eine Packung Mandelstifte → Vanillezucker (für den Geburtstagskuchen) | 1 Packung Mandelstifte (für den Geburtstagskuchen)
die Katze ist krank deshalb brauchen wir Schonkost und eine Packung Katzenmilch Streu haben wir noch → Schonkost | 1 Packung Katzenmilch
was wir brauchen sind Dübel Holzleim und Schleifpapier die Schrauben hat Opa schon gekauft → Dübel | Holzleim | Schleifpapier
das Klopapier ist so gut wie alle Taschentücher sind leer und Shampoo habe ich gestern schon gekauft → Klopapier | Taschentücher
trae de carrefour una caja de galletas maría y de lidl cuatro yogures griegos → 1 caja galletas maría @Carrefour | 4 yogures griegos @Lidl
trae mantequilla ay no la mantequilla no hace falta trae margarina y una bolsa de nueces → margarina | 1 bolsa nueces
quería pollo pero mira mejor trae pavo medio kilo de pavo y eh un calabacín → ½ kg pavo | 1 calabacín
bueno pues dos bombillas y un destornillador ay no el destornillador déjalo y trae mejor una llave inglesa → 2 bombillas | 1 llave inglesa
mi suegra trae la tarta así que solo faltan velas platos de papel y dos botellas de fanta → velas | platos de papel | 2 botellas fanta
hay que comprar pan rallado y pimentón y en la nevera ya hay leche de sobra → pan rallado | pimentón
lucía necesita una cartulina azul para el colegio y tijeras ya tiene en la mochila → 1 cartulina azul (para el colegio)
solo queda un yogur así que compra ocho yogures naturales y un tarro de miel → 8 yogures naturales | 1 tarro miel
nos hemos quedado sin alpiste y también hay que traer una pecera el champú ya lo compré ayer → alpiste | 1 pecera
devuelve los cascos vacíos y coge una caja de cerveza y hielo el vino lo trae javi → 1 caja cerveza | hielo
bon ben il me faut du papier cuisson et euh comment on dit du sopalin voilà et des éponges → papier cuisson | sopalin | éponges
chez monoprix tu prends euh du tarama et deux avocats non allez quatre avocats → tarama @Monoprix | 4 avocats @Monoprix
il ne reste qu'un yaourt donc prends huit yaourts nature et un pot de miel de lavande → 8 yaourts nature | 1 pot miel de lavande
la lessive j'en ai plus du tout et l'adoucissant se termine mais la javel j'en ai acheté hier → lessive | adoucissant
rapporte les bouteilles vides et prends un pack de bière blanche et des glaçons le vin c'est paul qui l'apporte → 1 pack bière blanche | glaçons
le chien est malade donc il faut du riz et des haricots verts et les croquettes on en a encore un sac → riz | haricots verts
I went to Target this morning but they had no string lights, so please get them at Walmart → string lights @Walmart
at trader joes grab 3 bags of cauliflower gnocchi, then kale and beets from the farmers market → 3 bags cauliflower gnocchi @Trader Joe's | kale @Farmers Market | beets @Farmers Market
contact lens solution from Boots, and from Lidl some halloumi and pitta bread → contact lens solution (from Boots) | halloumi @Lidl | pitta bread @Lidl
Grandma is bringing the dessert and I already bought the wine. We only need whipped cream. → whipped cream
Fruta y verdura⏎- 6 plátanos⏎- 1 piña⏎- fresas⏎Carne⏎- 500 g de pechuga de pavo⏎- 2 chorizos → 6 plátanos | 1 piña | fresas | 500 g pechuga de pavo | 2 chorizos
aux deux semaines il faut des croquettes et de la litière → croquettes /14 | litière /14
semanalmente 2 kg de naranjas y trimestralmente un filtro de aire → 2 kg naranjas /7 | 1 filtro de aire /90
hay que comprar carbón para mañana y, cada tres semanas, cápsulas de café → carbón (para mañana) | cápsulas de café /21
Lucía 11:40: el vino lo trae Andrés, tú compra solo hielo y limones → hielo | limones
put oat milk on the list every Thursday from Lidl and hay for the rabbits every three weeks → oat milk @Lidl /7 | hay (for the rabbits) /21
order contact lenses every two months and a bouquet of tulips for mum by Friday → contact lenses /60 | 1 bouquet tulips (for mum, by Friday)
The lake was freezing but the kids swam anyway, and a swan chased Leo. Please get hot chocolate powder, but no cookies, Aunt Vera is bringing hers. → hot chocolate powder
Papa, heute war ein echter Polizeihund in der Schule! Kaufst du bitte Himbeeren und Salzstangen? → Himbeeren | Salzstangen
Guten Tag Frau Nowak, Ihre Enkel haben gestern so schön auf der Schaukel gesungen. Könnten Sie mir zwei Liter Milch und ein Glas Apfelmus mitbringen? → 2 l Milch | 1 Glas Apfelmus
Wir brauchen Butterkekse für Opa und ein Kilo Mehl. Er sitzt seit heute früh auf der Bank vor dem Haus und füttert die Spatzen, es geht ihm also gut. → Butterkekse (für Opa) | 1 kg Mehl
hey, fahrprüfung bestanden!! bei aldi bitte hafermilch holen, müsli hab ich gestern schon gekauft → hafermilch @Aldi
Der Dackel hat die Fernbedienung zerkaut, ich könnte ihn auf den Mond schießen. Wir brauchen eine Tube Zahnpasta und vier Rollen Küchenpapier, Shampoo ist noch da. → 1 Tube Zahnpasta | 4 Rollen Küchenpapier
Guten Tag, die Schildkröte der Klasse 4b ist aus dem Winterschlaf erwacht. Es fehlen Taschentücher, Kreide und Wachsmalstifte. Scheren liegen noch genug im Schrank. → Taschentücher | Kreide | Wachsmalstifte
Ya que vas a Mercadona, coge allí suavizante y toallitas. La niña ha dado hoy sus primeros pasos por el pasillo, ¡qué emoción! → suavizante @Mercadona | toallitas @Mercadona
El cachorro ha mordido el mando de la tele y pone cara de santo. Hace falta un tubo de pasta de dientes y cuatro rollos de papel de cocina; champú todavía tenemos. → 1 tubo pasta de dientes | 4 rollos papel de cocina
Coucou mon cœur, le chat a encore dormi dans le panier à linge. Tu peux prendre du riz et du concentré de tomate ? → riz | concentré de tomate
Le club de pétanque reçoit les gars de Nîmes, ça va chauffer ! Achète 20 bouteilles d'eau pour samedi. → 20 bouteilles eau (pour samedi)
Mar 09, 2024  4:02:11 PM⏎Mike⏎at Costco, need anything?⏎⏎Mar 09, 2024  4:03:30 PM⏎Jen⏎paper towels and two bags of almonds⏎⏎Mar 09, 2024  4:05:58 PM⏎Jen⏎actually just one bag of almonds⏎⏎Mar 09, 2024  4:06:20 PM⏎Mike⏎you got it → paper towels @Costco | 1 bag almonds @Costco
1/18/25, 5:30 PM - Carlos: do we need eggs?⏎1/18/25, 5:31 PM - Amy: let me check⏎1/18/25, 5:33 PM - Amy: nope, still a full carton⏎1/18/25, 5:34 PM - Carlos: cool, anything else?⏎1/18/25, 5:36 PM - Amy: no we're good. train's late again 🙄 → 
[2024-09-12 17:20] Grace: we need paracetamol from Boots⏎[2024-09-12 17:22] Sam: sure. is the homework done?⏎[2024-09-12 17:23] Grace: Maisie is still "thinking" 😅⏎[2024-09-12 17:25] Grace: and a tin of chopped tomatoes from Lidl → paracetamol (from Boots) | 1 tin chopped tomatoes @Lidl
Fay: need birthday candles for Saturday⏎Will: how many packs?⏎Fay: 2⏎Will: on it. did the plumber call? → 2 packs birthday candles (for Saturday)
my train is 20 min late 😩⏎want me to go shopping then?⏎that would be great, just a cucumber, feta and 250 g cherry tomatoes⏎done deal → 1 cucumber | feta | 250 g cherry tomatoes
anyone need anything from Walmart?⏎construction paper for Mia⏎and a pack of AA batteries⏎actually 2 packs⏎ok! → construction paper (for Mia) @Walmart | 2 packs AA batteries @Walmart
[05.11.23, 09:12:33] Mama: Ich fahr nachher einkaufen⏎[05.11.23, 09:13:01] Paul: Können wir Nutella haben?⏎[05.11.23, 09:13:40] Mama: Ja ja. Hast du Mathe gemacht?⏎[05.11.23, 09:14:22] Paul: fast 😇⏎[05.11.23, 09:15:05] Mama: Haha. Brauchst du auch neue Filzstifte?⏎[05.11.23, 09:15:30] Paul: nein, hab noch welche → Nutella
[14.01.25, 19:20:01] Jule: Klopapier ist fast alle⏎[14.01.25, 19:21:14] Mehmet: Spüli auch⏎[14.01.25, 19:22:00] Jule: Schreib ich auf⏎[14.01.25, 19:25:37] Lars: Spüli hab ich gestern gekauft, steht unter der Spüle⏎[14.01.25, 19:26:02] Mehmet: Top 👍 → Klopapier
[2025-02-08 14:02] Vera: Geh gleich zu dm, noch Wünsche?⏎[2025-02-08 14:04] Ich: Zahnpasta und Wattepads⏎[2025-02-08 14:05] Vera: Gut. Hast du den Schlüssel mit?⏎[2025-02-08 14:06] Ich: oh nein 🙈⏎[2025-02-08 14:07] Vera: haha ich bin um 6 daheim → Zahnpasta @dm | Wattepads @dm
Lisa: Wir brauchen Katzenfutter⏎Max: Wie viele Dosen?⏎Lisa: 12, sie frisst wie ein Löwe⏎Max: haha ok → 12 Dosen Katzenfutter
Kai: Hafermilch bitte jede Woche mitbestellen⏎Svenja: Mach ich⏎Kai: Und Kaffeebohnen einmal im Monat⏎Svenja: Top → Hafermilch /7 | Kaffeebohnen /30
brauchst du was von Lidl?⏎Bananen und Joghurt bitte⏎wie viel Joghurt?⏎4 Becher⏎geht klar → Bananen @Lidl | 4 Becher Joghurt @Lidl
12/3/24, 17:42 - Marta: Estoy en Mercadona, ¿queréis algo?⏎12/3/24, 17:43 - Javi: Sí, 2 litros de leche y un paquete de galletas⏎12/3/24, 17:44 - Javi: y corre que empieza el partido⏎12/3/24, 17:45 - Marta: jajaja vale → 2 l leche @Mercadona | 1 paquete galletas @Mercadona
[2025-02-08 14:02] Clara: paso por Carrefour, ¿necesitas algo?⏎[2025-02-08 14:03] Yo: yogures griegos y aguacates⏎[2025-02-08 14:04] Clara: ¿cuántos aguacates?⏎[2025-02-08 14:04] Yo: 3⏎[2025-02-08 14:05] Clara: top → yogures griegos @Carrefour | 3 aguacates @Carrefour
Jorge: ¿queda café?⏎Mireia: no, se acabó esta mañana⏎Jorge: pues compro un paquete⏎Mireia: mejor 2 paquetes⏎Jorge: ok → 2 paquetes café
estoy en el súper, ¿falta algo?⏎sí, cebollas y una lata de maíz⏎¿y aceite?⏎aceite hay⏎vale 👍 → cebollas | 1 lata maíz
03/09/2024, 16:30 - Nadia: on doit encore acheter un compas, 2 cahiers et des feutres⏎03/09/2024, 16:32 - Éric: les feutres, il en a plein⏎03/09/2024, 16:33 - Nadia: exact, on les enlève⏎03/09/2024, 16:34 - Éric: Sacha râle déjà 😂 → 1 compas | 2 cahiers
[20/04/2024 12:05:10] Hugo: image absente⏎[20/04/2024 12:05:32] Hugo: c'est ces pâtes que tu veux ?⏎[20/04/2024 12:07:01] Camille: non, prends des penne⏎[20/04/2024 12:07:20] Hugo: combien de paquets ?⏎[20/04/2024 12:07:44] Camille: 3⏎[20/04/2024 12:08:00] Hugo: ok chef → 3 paquets penne
Marie: quelqu'un peut prendre du fromage râpé ?⏎Alex: moi, combien de sachets ?⏎Marie: 2⏎Alex: et une salade ?⏎Marie: oui, bonne idée → 2 sachets fromage râpé | 1 salade
tu peux prendre 1,5 kg de pommes de terre et du reblochon ?⏎miam, j'y vais 😍 → 1,5 kg pommes de terre | reblochon
I already bought the wine. We only need whipped cream. → whipped cream
We only have two eggs, get a dozen → 1 dozen eggs
solo quedan dos huevos, compra diez → 10 huevos
para el gato necesitamos eh comida y arena → comida (para el gato) | arena
cebollas y una lata de maíz⏎¿y aceite?⏎aceite hay → cebollas | 1 lata maíz
Können wir Nutella haben?⏎Ja ja → Nutella
Marta: Estoy en Mercadona, ¿queréis algo?⏎Javi: Sí, 2 litros de leche → 2 l leche @Mercadona
compra cerveza... bueno no, mejor una botella de vino blanco → 1 botella vino blanco
2-3 ripe bananas for the muffins, brown sugar, and vanilla extract → 2–3 ripe bananas (for the muffins) | brown sugar | vanilla extract
La tortilla la trae Pilar, nosotros compramos jamón serrano, picos y vino tinto → jamón serrano | picos | vino tinto
Brot hab ich gestern schon gekauft, es fehlt nur noch Leberwurst und ein Dutzend Eier → Leberwurst | 1 Dutzend Eier
El pan ya lo compré esta mañana, falta mantequilla y mermelada de fresa → mantequilla | mermelada de fresa
Añade pienso para Luna y papel higiénico → pienso (para Luna) | papel higiénico
Wir haben noch keine Milch → Milch
Wer holt Brot? → Brot
Lo que sí necesito son dos limones y un paquete de harina → 2 limones | 1 paquete harina
shopping list so far is rice, soy sauce, limes → rice | soy sauce | limes
onions: one left, need four more → 4 onions
Lucía pide plastilina para el cole → plastilina (para el cole)
ok who finished the peanut butter?? someone buy a new jar plus washing up liquid → 1 jar peanut butter | washing up liquid
Shopping ✏️⏎Fairy liquid⏎Branston pickle⏎Marmite (big jar)⏎custard powder x 2 → Fairy liquid | Branston pickle | Marmite (big jar) | 2 custard powder
WG-Einkauf 🛒⏎Klopapier!!⏎Spülmaschinentabs⏎Müllbeutel (35 Liter)⏎Bier (2 Kästen) → Klopapier | Spülmaschinentabs | Müllbeutel (35 Liter) | 2 Kästen Bier
kiero doritos y 2 litros de coca 🥤 → doritos | 2 l coca
Mamá pide hilo dental, champú anticaspa y una caja de curitas → hilo dental | champú anticaspa | 1 caja curitas
alfajores Havanna, una caja, para mi hermana → 1 caja alfajores Havanna (para mi hermana)
coloc 🏠⏎PQ⏎gros sel⏎sacs poubelle (50 litres)⏎2 paquets de coquillettes → PQ | gros sel | sacs poubelle (50 litres) | 2 paquets coquillettes
Apéro 🍹⏎tarama⏎blinis (2 paquets)⏎olives vertes⏎saucisson sec → tarama | 2 paquets blinis | olives vertes | saucisson sec
alfajores, para mi hermana → alfajores (para mi hermana)
Schultüten, für die Zwillinge → Schultüten (für die Zwillinge)
milk, for the kids → milk (for the kids)
half a kilo of basmati, hmm no, one kilo → 1 kg basmati
Könntest du bei Edeka vorbeigehen? Wir brauchen Schmand → Schmand @Edeka
una lata de atún, digo, sardinas → sardinas
Mamá pide hilo dental → hilo dental
who finished the peanut butter?? someone buy a new jar plus washing up liquid → 1 jar peanut butter | washing up liquid
coloc 🏠⏎PQ⏎gros sel⏎2 paquets de coquillettes → PQ | gros sel | 2 paquets coquillettes
Shopping ✏️⏎Fairy liquid⏎Branston pickle → Fairy liquid | Branston pickle
kiero doritos y leche → doritos | leche
a can of tuna, I mean sardines → sardines
a can of tuna, I mean, sardines → sardines
eine Dose Mais, ich meine, Erbsen → Erbsen
une boîte de thon, je veux dire, sardines → sardines
two cans of tuna, I mean sardines → sardines
a can of tuna, I mean a can of sardines → 1 can sardines
milk and a can of tuna, I mean sardines → milk | sardines
un bote de garbanzos, digo, de lentejas → lentejas
una lata de atún, digo sardinas → sardinas
eine Dose Mais, ich meine Erbsen → Erbsen
could somebody please get lactose free yogurt (the strawberry one) for Mia's lunchbox → lactose free yogurt (the strawberry one, for Mia's lunchbox)
hab Hunger lol, TK-Pizza Hawaii x3 und Eistee → 3 TK-Pizza Hawaii | Eistee
Milk 🛒⏎bread⏎eggs → Milk | bread | eggs
`;
