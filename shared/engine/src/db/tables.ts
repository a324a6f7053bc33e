/** All tables by name. Each domain adds its own beside the rows that it describes (its tables.ts). */
export interface Tables {
  /** What state.ts keeps. */
  exchange_state: { key: string; value: string }
}
