import type { Migration } from '../db/migrate.ts'

export const marketMigrations: readonly Migration[] = [
  {
    id: 'market-0001',
    up: `
CREATE TABLE tick (
  second INTEGER NOT NULL, symbol TEXT NOT NULL, seq INTEGER NOT NULL, points INTEGER NOT NULL CHECK (points > 0),
  PRIMARY KEY (second, symbol)
) STRICT, WITHOUT ROWID;
CREATE TABLE candle (
  symbol TEXT NOT NULL, period TEXT NOT NULL CHECK (period IN ('1m', '15m', '1h', '1d')), time INTEGER NOT NULL,
  open INTEGER NOT NULL, high INTEGER NOT NULL, low INTEGER NOT NULL, close INTEGER NOT NULL, volume INTEGER NOT NULL,
  PRIMARY KEY (symbol, period, time),
  CHECK (low > 0 AND low <= min(open, close) AND high >= max(open, close) AND volume >= 0)
) STRICT, WITHOUT ROWID;
CREATE TABLE market_pulse (
  id INTEGER PRIMARY KEY CHECK (id = 1), second INTEGER NOT NULL, source TEXT NOT NULL, origin INTEGER NOT NULL,
  state TEXT NOT NULL
) STRICT;
CREATE TABLE market_seed (day TEXT PRIMARY KEY, hash TEXT NOT NULL, seed TEXT) STRICT;
CREATE TABLE market_anchor (
  symbol TEXT NOT NULL, second INTEGER NOT NULL, hashed INTEGER NOT NULL, exact TEXT NOT NULL,
  PRIMARY KEY (symbol, second)
) STRICT, WITHOUT ROWID;`,
  },
  {
    id: 'market-0002',
    up: `
CREATE TABLE symbol_terms (
  symbol TEXT PRIMARY KEY, min_quantity TEXT NOT NULL, max_quantity TEXT NOT NULL, most_leverage INTEGER NOT NULL
) STRICT, WITHOUT ROWID;`,
  },
  {
    id: 'market-0003',
    up: `
ALTER TABLE symbol_terms ADD COLUMN orders INTEGER NOT NULL DEFAULT 1 CHECK (orders IN (0, 1));
CREATE TABLE listed_symbol (
  base TEXT PRIMARY KEY, price TEXT NOT NULL, second INTEGER NOT NULL
) STRICT, WITHOUT ROWID;`,
  },
  {
    id: 'market-0004',
    up: `
CREATE TABLE symbol_refined (
  symbol TEXT NOT NULL, second INTEGER NOT NULL, places INTEGER NOT NULL, PRIMARY KEY (symbol, second)
) STRICT, WITHOUT ROWID;`,
  },
]
