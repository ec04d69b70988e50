import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'pornó*, pornográf*, meztelen nő*, meztelen férfi*, meztelen lány*, meztelen gyerek*, szopás videó, baszni, baszás, megerőszak*, vérfertőz*, pedofil*, maszturb*, pénisz, vagina, kurva, kurvák, ribanc',
  hate: 'náci, nácik, nácizmus, hitler, horogkereszt*, nigger, büdös zsidó, büdös cigány, etnikai tisztogatás, fehér hatalom',
  violence:
    'lefejez*, feldarabol*, kínzás, megkínoz*, mészárlás*, népirtás*, öngyilkos merény*, emberek megölése, embert ölni, gyerekeket ölni, iskolai lövöldözés, öngyilkosság*, terrortámad*',
  drugs: 'kokain, heroin, metamfetamin, marihuána, kannabisz, hasis, füvet szívni, kábítószer*, drogok',
};
