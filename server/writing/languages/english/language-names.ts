/** Names of languages as German, French and Spanish write them, in English. */
export const languageNames: ReadonlyMap<string, string> = new Map(
  `English: englisch anglais inglés
French: französisch français francés
German: deutsch allemand alemán
Spanish: spanisch espagnol español
Italian: italienisch italien italiano
Portuguese: portugiesisch portugais portugués
Polish: polnisch polonais polaco
Russian: russisch russe ruso
Arabic: arabisch arabe árabe
Turkish: türkisch turc turco
Dutch: niederländisch néerlandais neerlandés
Greek: griechisch grec griego
Romanian: rumänisch roumain rumano
Ukrainian: ukrainisch ukrainien ucraniano
Chinese: chinesisch chinois chino
Japanese: japanisch japonais japonés
Korean: coréen
Vietnamese: vietnamesisch
Hungarian: ungarisch
Czech: tschechisch
Slovak: slowakisch
Slovene: slowenisch
Serbian: serbisch
Croatian: kroatisch
Bosnian: bosnisch
Albanian: albanisch
Bulgarian: bulgarisch búlgaro
Kurdish: kurdisch
Persian: persisch
Swedish: schwedisch sueco
Danish: dänisch
Norwegian: norwegisch
Finnish: finnisch
Hebrew: hébreu
Catalan: catalán
Basque: euskera
Galician: gallego
Valencian: valenciano`
    .split("\n")
    .flatMap((row) => {
      const [name = "", others = ""] = row.split(": ");
      return others.split(" ").map((other) => [other, name] as const);
    }),
);
