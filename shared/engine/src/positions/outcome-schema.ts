/** The schema of kept outcomes. A released migration calls it: it never changes. */

type Kept = {
  /** The kept sums. */
  table: string
  /** Whose rows are counted. */
  of: string
  /** The columns whose change moves a row in or out. */
  moves: readonly string[]
  /** Whether a row counts. @param row its name in the statement */
  counts(row: string): string
}

const PLACES = 100_000_000

/** A row's profit in minor units, added or taken away; one that brought and cost nothing counts for neither. */
const add = ({ table, counts }: Kept, row: string, n: 1 | -1) => `
  INSERT INTO ${table}
    SELECT ${row}.user_id, ${row}.account, ${n}, ${n} * (made.minor > 0), ${n} * max(made.minor, 0), ${n} * max(-made.minor, 0)
    FROM (SELECT CAST(round(CAST(coalesce(${row}.profit, '0') AS REAL) * ${PLACES}) AS INTEGER) AS minor) AS made
    WHERE made.minor <> 0 AND ${counts(row)}
    ON CONFLICT DO UPDATE SET ended = ended + excluded.ended, won = won + excluded.won,
      gained = gained + excluded.gained, lost = lost + excluded.lost;`

/** The table with what has ended until now, and the triggers that keep it. */
export function outcomeSchema(kept: Kept): string {
  const { table, of, moves, counts } = kept
  const minor = `CAST(round(CAST(profit AS REAL) * ${PLACES}) AS INTEGER)`
  return `
    CREATE TABLE ${table} (
      user_id TEXT NOT NULL,
      account TEXT NOT NULL,
      ended INTEGER NOT NULL,
      won INTEGER NOT NULL,
      gained INTEGER NOT NULL,
      lost INTEGER NOT NULL,
      PRIMARY KEY (user_id, account)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO ${table}
      SELECT user_id, account, count(*), sum(${minor} > 0), sum(max(${minor}, 0)), sum(max(-${minor}, 0)) FROM ${of}
      WHERE profit IS NOT NULL AND ${minor} <> 0 AND ${counts(of)} GROUP BY user_id, account;
    CREATE TRIGGER ${table}_insert AFTER INSERT ON ${of} WHEN ${counts('new')} BEGIN ${add(kept, 'new', 1)} END;
    CREATE TRIGGER ${table}_delete AFTER DELETE ON ${of} WHEN ${counts('old')} BEGIN ${add(kept, 'old', -1)} END;
    CREATE TRIGGER ${table}_update AFTER UPDATE OF ${moves.join(', ')} ON ${of}
      WHEN ${counts('old')} OR ${counts('new')} BEGIN ${add(kept, 'old', -1)} ${add(kept, 'new', 1)} END;
  `
}
