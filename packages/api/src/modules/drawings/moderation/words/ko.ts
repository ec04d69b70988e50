import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual: '누드사진*, 포르노*, 알몸*, 나체*, 섹스*, 성교*, 구강성교*, 음경*, 강간*, 근친상간*, 야동*, 창녀*, 자위행위*',
  hate: '나치*, 히틀러*, 깜둥이*, 인종청소*, 백인우월*',
  violence: '참수*, 고문하*, 학살*, 대량학살*, 자살폭탄*, 총기난사*, 살인장면*, 자살하*',
  drugs: '코카인*, 헤로인*, 필로폰*, 대마초*, 마리화나*',
};
