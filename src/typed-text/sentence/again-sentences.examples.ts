/**
 * A thing that is named again with its store or its repeat, what else counts for a part of a list, what people have or are given,
 * cancelled things, and titles without a colon. The things are written as in `errand-sentences.examples.ts`.
 */
export const againSentences = `
milk and eggs please. bread I already bought. → milk | eggs
milk, eggs, the bread I already picked up this morning → milk | eggs
milk, skip the eggs, bread and jam → milk | bread | jam
wir brauchen Milch und Eier, streich die Eier, Brot und Butter → Milch | Brot | Butter
leche, huevos, quita los huevos, pan → leche | pan
milk, eggs, forget the eggs. thanks → milk
milk, eggs, don't forget the eggs, bread → milk | eggs | bread
milk and bread, skip the bread → milk
kale, parsley and 2 kg hay, the hay every 3 weeks at Costco → kale | parsley | 2 kg hay @Costco /21
eggs, bread and 2 milk, the milk every week from Costco → eggs | bread | 2 milk @Costco /7
milk, rice, bread. the rice from Lidl and the rest from Aldi → milk @Aldi | rice @Lidl | bread @Aldi
milk, rice, bread. the rice from Lidl, the other two from Aldi → milk @Aldi | rice @Lidl | bread @Aldi
Milch, Reis, Brot. den Reis von Lidl, den Rest von Aldi → Milch @Aldi | Reis @Lidl | Brot @Aldi
leche, arroz, pan. el arroz de Lidl y lo demás de Mercadona → leche @Mercadona | arroz @Lidl | pan @Mercadona
lidl: Zwieback, Tee. rest aldi: Cola, Salzstangen → Zwieback @Lidl | Tee @Lidl | Cola @Aldi | Salzstangen @Aldi
compost, slug pellets, all at Aldi on saturday. plus bacon → compost (on saturday) @Aldi | slug pellets (on saturday) @Aldi | bacon
jarabe de Mercadona, termómetro también de allí → jarabe @Mercadona | termómetro @Mercadona
gloves and a hat, both things from Target → gloves @Target | 1 hat @Target
Halloween party 🎃⏎2 bags candy corn⏎fake cobwebs⏎paper plates → 2 bags candy corn | fake cobwebs | paper plates
Shed weekend 🔨⏎4x M6 bolts⏎2.5 l white emulsion⏎dust sheet → 4 M6 bolts | 2.5 l white emulsion | dust sheet
Paella para 6 (domingo)⏎600 g de arroz bomba⏎200 g de judía verde → 600 g arroz bomba | 200 g judía verde
NYE!! party poppers, three bags of ice → party poppers | 3 bags ice
Sind wieder zu Hause raus 👶 Stilleinlagen 2 Packungen, Fencheltee → 2 Packungen Stilleinlagen | Fencheltee
für den balkon blumenerde 40 l und 3 geranien → 40 l blumenerde (für den balkon) | 3 geranien (für den balkon)
para el perro pienso y chuches → pienso (para el perro) | chuches (para el perro)
St. Martin: Laternenstab, LED Lichter → Laternenstab | LED Lichter
WG Einkauf diese Woche nudeln tomaten zwiebeln und hafermilch → nudeln | tomaten | zwiebeln | hafermilch
we have a party on saturday: chips, beer → chips | beer
rolls (5, without raisins) and beer (pack of 6) → 5 rolls (without raisins) | 6 pack beer
crema solar 50, 2 toallas de playa → crema solar 50 | 2 toallas de playa
eeh patatas, cebollas y una lata de atún → patatas | cebollas | 1 lata atún
red curry paste, to serve → red curry paste (to serve)
2 exercise books pencil case → 2 exercise books | pencil case
ketchup, nasal spray x2. tissues → ketchup | 2 nasal spray | tissues
manzanas, para hacerle compota al peque → manzanas (para hacerle compota al peque)
we've got plenty of rice, flour and sugar. get milk → milk
we've got no milk and no eggs → milk | eggs
no cornflakes left at all, and no tea bags → cornflakes | tea bags
the jam can wait till next month. get milk → milk
no need for chips, and two packs of nappies → 2 packs nappies
six beers, hmm no let's do twelve. tortilla chips → 12 beers | tortilla chips
it's 8 eggs not 4, and 500 g of icing sugar → 8 eggs | 500 g icing sugar
tinned tuna: get 4 → 4 tinned tuna
un calabacín y pan, perdón, dos calabacines → 2 calabacín | pan
coffee beans every two weeks, 1 kg each time → 1 kg coffee beans /14
Just got back from Costco, got the eggs and the paper towels and everything else that was on there →
C'est bon, j'ai tout trouvé au marché, même les clémentines. Rien à acheter demain ! →
Already packed: tent, stove⏎Still to buy: gas canister, tent pegs → gas canister | tent pegs
vet appointment tomorrow at 3pm. also dog treats → dog treats
Tim: und Parmesan?⏎Lisa: Parmesan hat meine Mutter mitgebracht⏎Tim: dann nur Milch → Milch
leche y limones. no, limones me ha dado la vecina → leche
du riz. la citronnelle, j'en ai au jardin. des crevettes alors, 300 g → riz | 300 g crevettes
il faut de la farine. le miel, papi en rapporte du village → farine
Milch. Farbroller leiht uns Murat. → Milch
the neighbour has kindly brought potatoes, so none of those. and some crumpets → crumpets
leche tengo tres cartones, con eso me apaño. tráeme merluza → merluza
- do we need milk?⏎- no, there's two in the fridge⏎- eggs?⏎- yes a dozen → 1 dozen eggs
— On a encore du riz ?⏎— Oui, un gros paquet.⏎— Et du lait de coco ?⏎— Plus du tout. → lait de coco
Sam: going lidl now who needs what⏎Aisha: pasta and pesto pls → pasta @Lidl | pesto @Lidl
A: pesto pls⏎A: actually leave the pesto, found a jar →
A: Haben wir noch Kartoffeln?⏎B: Ja, reichlich.⏎A: Und Zwiebeln?⏎B: Nein. → Zwiebeln
jus d'orange et café → jus d'orange | café
milk and rice both from Lidl, bread from Aldi → milk @Lidl | rice @Lidl | bread @Aldi
limes at Aldi. actually the limes at Lidl → limes @Lidl
milk from Lidl, eggs. actually the milk from Costco → milk @Costco | eggs
Milch von Lidl, Brot. doch lieber die Milch von Aldi → Milch @Aldi | Brot
everyone's got hayfever. lidl: antihistamines → antihistamines @Lidl
lana gris 3 ovillos → 3 ovillos lana gris
kaum noch Milch da, Eier auch nicht → Milch | Eier
hardly any milk left and no bread → milk | bread
Nico: Haferdrink, 4 Packungen⏎Fatma: mach 6 Packungen Haferdrink → 6 Packungen Haferdrink
Nico: Olivenöl ist alle⏎Fatma: hab gestern welches gekauft, steht im Schrank →
Ana: no queda leche⏎Leo: sí hay en la despensa →
Dana: I'll bring the salad and the plates⏎Mike: cool, ketchup → ketchup
Tom: wie viele Eier?⏎Lea: 10⏎Tom: und Brot?⏎Lea: ja eins → 10 Eier | Brot
Tom: what do you want for dinner⏎Lea: tacos⏎Tom: ok so I'll get tortillas, beef and salsa → tortillas | beef | salsa
sandpaper and filler - all from Lidl, shed project this weekend → sandpaper (for the shed project this weekend) @Lidl | filler (for the shed project this weekend) @Lidl
fish and chips night on friday: 4 cod fillets, frozen chips → 4 cod fillets (on friday) | frozen chips (on friday)
nut allergy at the party so please check the labels! granola bars, rice cakes → granola bars | rice cakes
6 eggs. some bread would be lovely.⏎⏎With love, Margaret → 6 eggs | bread
I've checked the cupboard: the nutmeg is there. get lasagne sheets → lasagne sheets
- 40 l Tomatenerde⏎- 6 Geranien (rot)⏎- Schneckenkorn⏎Gibts alles bei Lidl → 40 l Tomatenerde @Lidl | 6 Geranien (rot) @Lidl | Schneckenkorn @Lidl
Reiswaffeln und 4 Avocados. die Avocados doch lieber nicht, die sind immer steinhart → Reiswaffeln
Kai: Bier!⏎Ole: da steht noch ein ganzer Kasten im Keller⏎Kai: stimmt, dann nur Erdnüsse → Erdnüsse
filtro de agua cada 2 meses, y azúcar moreno solo esta vez → filtro de agua /60 | azúcar moreno
—Voy al súper, ¿hace falta algo?⏎—Arroz y champú.⏎—Arroz hay dos paquetes en la despensa. → champú
prends des piles et deux tubes de dentifrice le fromage laisse tomber j'en ai retrouvé au fond du frigo → piles | 2 tubes dentifrice
raclette samedi, on est 8. à nous de prendre 1,6 kg de fromage et des cornichons → 1,6 kg fromage | cornichons
chaussettes, gourde. finalement pas la gourde, il a retrouvé la sienne → chaussettes
brown sauce and 4 rolls → brown sauce | 4 rolls
toilet paper, 4 rolls → 4 rolls toilet paper
we need yogurt and oh we've got ketchup already never mind that and then from costco paper plates → yogurt | paper plates @Costco
I'm adding tea towels from Costco → tea towels @Costco
Die Salate macht Petra, die Getränke holt Uwe. Wir besorgen 20 Bratwürste → 20 Bratwürste
el pollo ya lo tengo en el congelador, ah y las tortillas las trae mi tía, agua → agua
para el nuevo curso los niños necesitan 3 cuadernos y pegamento → 3 cuadernos (para el nuevo curso) | pegamento (para el nuevo curso)
Paul : il reste du café ?⏎Inès : oui, deux paquets. Par contre on n'a plus de filtres. → filtres
asparagus... hmm, not in season, leave it. green beans then → green beans
du ketchup y'en reste au chalet, du pain → pain
100 gobelets en carton, des serviettes. les gobelets sont à prendre chez Carrefour → 100 gobelets en carton @Carrefour | serviettes
Ratatouille⏎2 aubergines⏎1 kg de tomates⏎4 gousses d'ail → 2 aubergines | 1 kg tomates | 4 gousses ail
Jardin, à Carrefour : terreau 40 l⏎Bricolage, à Aldi : vernis → 40 l terreau @Carrefour | vernis @Aldi
Lunch stuff, all from Aldi please⏎☐ 10 apples⏎☐ granola bars → 10 apples @Aldi | granola bars @Aldi
Baumarkt-Liste, alles von Lidl: 2 Rollen Malerkrepp, Dübel → 2 Rollen Malerkrepp @Lidl | Dübel @Lidl
dos paquetes de galletas, perdón, tres, y mermelada de fresa → 3 paquetes galletas | mermelada de fresa
cada dos semanas arena para gatos (la que no huele), 2 sacos → 2 sacos arena para gatos (la que no huele) /14
400 g Spätzle⏎3 Zwiebeln (groß), in Ringen⏎50 g Butter → 400 g Spätzle | 3 Zwiebeln (groß, in Ringen) | 50 g Butter
Haben wir noch Mehl? - Ja, zwei Packungen. - Und Backpulver? - Nee. - Gut, dann kauf Backpulver → Backpulver
some tea from Lidl. and strawberries from Lidl too. actually no, forget the strawberries, they were horrible → tea @Lidl
un melón y hielo. al final no compres patatas, que todavía hay dos bolsas en la despensa → 1 melón | hielo
compost from Lidl, plus tomato plants, four of them, also Lidl → compost @Lidl | 4 tomato plants @Lidl
ich brauch ne taschenlampe und mückenspray ein schlafsack hab ich schon also nur noch drei packungen kekse → 1 taschenlampe | mückenspray | 3 Packungen kekse
Merci pour hier. Papi a adoré le gâteau. Il faut du lait → lait
coffee (please every week), tea → coffee (please) /7 | tea
coal (bitte bei Aldi), buns → coal @Aldi | buns
`;
