/**
 * A first game, told as it is played: one short lesson at a time, at the thing it is about.
 *
 * A lesson comes when its moment has come, and goes when that has passed or the reader has understood.
 */

export interface Lesson<Moment> {
  readonly id: string;
  /** The thing that it is about, as a selector. */
  readonly at: string;
  readonly when: (now: Moment) => boolean;
}

/** The lesson of this moment, leaving out those that were told: the first, where several moments have come at once. */
export const lessonOf = <Moment>(
  lessons: readonly Lesson<Moment>[],
  now: Moment,
  told: ReadonlySet<string>,
): Lesson<Moment> | undefined => lessons.find(({ id, when }) => !told.has(id) && when(now));

/** Whether a table was opened to learn. */
export const isLearning = (search: string): boolean => new URLSearchParams(search).has('learn');
