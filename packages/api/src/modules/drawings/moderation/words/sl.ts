import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, pornograf*, gola ženska, gole ženske, goli moški, golo dekle, gol otrok, goli otroci, oralni seks, spolni odnos, fukati, fukanje, posilstv*, posiliti, incest, pedofil*, masturb*, penis, vagina, kurba, kurbe',
  hate: 'nacist*, nacizem, hitler, svastika, kljukasti križ, zamorec, etnično čiščenje, bela nadvlada',
  violence:
    'obglavlj*, razkosa*, mučenje ljudi, genocid*, samomorilski napad, ubijati ljudi, ubijanje ljudi, ubiti otroka, streljanje v šoli, samomor, teroristični napad',
  drugs: 'kokain, heroin, metamfetamin, marihuana, konoplja, hašiš, kaditi travo',
};
