/** What a card says, in the language of the page. */

import { language } from '../../words';
import type { Box } from './view';

export const cardSays = (box: Box, card: number): string | undefined => {
  const slug = box.cards[card]?.slug;
  return slug === undefined ? undefined : box.says?.[language()]?.[slug];
};
