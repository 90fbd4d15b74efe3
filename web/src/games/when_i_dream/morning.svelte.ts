/** Whether the board still shows the day, while the table already waits for the next night. */
class Morning {
  shown = $state(false);
}

/** The morning of the one board that a page shows. */
export const morning = new Morning();
