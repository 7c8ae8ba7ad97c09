/** Sentences with names that read as something else, and with reasons, conditions, farewells and visits, in the form of the English ones. */
export const misreadSentences = `
vu que la chaudière est en panne prends du bois de chauffage et deux sacs de granulés → bois de chauffage | 2 sacs granulés
parce que le four est cassé prends du pain → pain
en el merca hummus y pan → hummus @Mercadona | pan @Mercadona
en el mercado tomates → tomates (en el mercado)
Mehl, Nimm 2 → Mehl | Nimm 2
Nimm 2, Toffifee und Brot → Nimm 2 | Toffifee | Brot
Wenn es Pfirsiche gibt, nimm 2 → 2 Pfirsiche
Wir brauchen Eier. Nimm 2. → 2 Eier
Wir brauchen Eier. Nimm zwei. → 2 Eier
nimm 2 Packungen Mehl → 2 Packungen Mehl
Toffifee, After Eight und ne Packung Mon Chéri → Toffifee | After Eight | 1 Packung Mon Chéri
Mon Chéri, tu peux prendre du pain → pain
6 latas de Mahou 5 Estrellas y Licor 43 → 6 latas Mahou 5 Estrellas | Licor 43
dm me when you're home → 
dm: shampoo → shampoo @dm
grab a small loaf and eggs please love. Mum x → 1 small loaf | eggs
Milk. Dad's shaving gel → Milk | Dad's shaving gel
Hola cari q tal, si pasas x el super pilla croquetas congeladas. Tkm → croquetas congeladas
kaufst du mir wenn sie im angebot sind 2 tüten pistazien → 2 Tüten pistazien (wenn sie im angebot sind)
El gazpacho siempre de Mercadona → gazpacho @Mercadona
the bread always from Costco → bread @Costco
mamá ya compró el pan, falta la leche → leche
papa hat schon brot gekauft, es fehlt milch → milch
Hackfleisch, gemischt → Hackfleisch (gemischt)
frutos secos, variados → frutos secos (variados)
2 barquettes de fraises si elles sont belles stp → 2 barquettes fraises (si elles sont belles)
champú para niños que no pique los ojos → champú para niños (que no pique los ojos)
hay que comprar tiritas a la farmacia → tiritas (a la farmacia)
Carbón⏎2 bolsas de hielo⏎⏎Un saludo,⏎Ramón (3ºB) → Carbón | 2 bolsas hielo
Du pain⏎du lait⏎⏎Merci et à samedi,⏎Sophie → pain | lait
Nudeln und dann noch Basilikum im Topf → Nudeln | Basilikum im Topf
🥑🥑 👩‍👩‍👧‍👦 party 🎉 → 🥑🥑 👩‍👩‍👧‍👦 party 🎉
para comprar en lidl pan integral y queso fresco → pan integral @Lidl | queso fresco @Lidl
`;
