import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'khiêu dâm, ảnh khỏa thân, ảnh khoả thân, phụ nữ khỏa thân, khỏa thân, khoả thân, làm tình, quan hệ tình dục, thủ dâm, hiếp dâm, cưỡng hiếp, loạn luân, ấu dâm, dương vật, âm đạo, gái điếm',
  hate: 'phát xít, quốc xã, hitler, chữ vạn phát xít, thanh lọc sắc tộc, da trắng thượng đẳng',
  violence:
    'chặt đầu, chém đầu, tra tấn, thảm sát, diệt chủng, đánh bom liều chết, giết người, giết trẻ em, xả súng, tự sát, khủng bố',
  drugs: 'cocain, cocaine, heroin, ma túy, ma tuý, thuốc phiện, thuốc lắc',
};
