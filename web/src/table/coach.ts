/**
 * A first game, told as it is played: one short lesson at a time, at the thing it is about.
 *
 * A lesson comes when its moment has come, and goes when that has passed or the reader has understood.
 */

export interface Lesson<Moment> {
  readonly id: string;
  /** The thing that it is about, as a selector; where there are several, it stands at one of them and spares the others. */
  readonly at: string;
  readonly when: (now: Moment) => boolean;
  /** What the thing lies on, as a selector, if it can make room: it begins `--room` further down while this is told. */
  readonly ground?: string;
}

/** The lesson of this moment, leaving out those that were told: the first, where several moments have come at once. */
export const lessonOf = <Moment>(
  lessons: readonly Lesson<Moment>[],
  now: Moment,
  told: ReadonlySet<string>,
): Lesson<Moment> | undefined => lessons.find(({ id, when }) => !told.has(id) && when(now));

/** Whether a table was opened to learn. */
export const isLearning = (search: string): boolean => new URLSearchParams(search).has('learn');
