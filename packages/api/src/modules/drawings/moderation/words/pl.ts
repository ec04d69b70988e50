import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, pornograf*, naga kobieta, nagie kobiety, nagi mężczyzna, nadzy mężczyźni, naga dziewczyna, nagie dziecko, nagie dzieci, seks oralny, jebać, pierdolić, gwałt*, gwałci*, kazirodztw*, pedofil*, masturb*, penis, wagina, kurwa, kurwy, dziwka, dziwki',
  hate: 'nazist*, nazizm, hitler*, swastyk*, czarnuch*, czystka etniczna, biała siła, śmierć żydom',
  violence:
    'ścięcie głowy, ścinanie głowy, rozczłonkow*, tortur*, masakr*, ludobójstw*, zamach samobójcz*, zabijać ludzi, zabijanie ludzi, zabić dziecko, strzelanina w szkole, samobójstw*, zamach terrorystycz*',
  drugs: 'kokain*, metamfetamin*, marihuan*, konopie indyjskie, haszysz*, palić zioło, narkotyk*',
};
