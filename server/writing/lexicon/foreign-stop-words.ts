const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Function words of languages that are not read, folded: Italian, Portuguese, Dutch, Polish, Swedish, Danish, Catalan. */
export const foreignStopWords: readonly ReadonlySet<string>[] = [
  words(
    "il lo gli di del della dei delle da dal in nel nella con su per tra e ed o che non si un uno una sono siamo cerchiamo nostro nostra tuo anche come piu ai al alla le la",
  ),
  words(
    "o os a as um uma de do da dos das em no na nos nas com por para que e ou nao se mais como seu sua voce somos nossa nosso ser ao aos pelo pela",
  ),
  words(
    "de het een en van in op te met voor is zijn je jij wij ons onze naar bij als aan om dat die niet ook uit of heb hebt wordt jouw werken ben",
  ),
  words(
    "i w z na do o od po za jest sie nie oraz dla jako przez ze to lub a przy u jestesmy szukamy nas naszej twoje mamy ktory osoby pracy",
  ),
  words("och att det som en ett for med pa ar av till vi du har kan den de inte om din ditt vara eller hos oss soker"),
  words("og at det som en et for med pa er af til vi du har kan den de ikke om din dit vaere eller hos os soger"),
  words(
    "el la els les de del dels i o un una amb per a al que en no es som cerquem amb nostre nostra teva seva mes com aquest",
  ),
];
