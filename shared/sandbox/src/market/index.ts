/** The market's door for the rest of the exchange. */
export { marketCalls } from './calls.ts'
export { createMarket, type MarketDeps } from './engine.ts'
export { HASHED_AT_MOST } from './live.ts'
export type { Bars, BarTuple, Market, MarketEngine, Tick } from './port.ts'
export { isOpen, nextOpening } from './sessions.ts'
export { type SymbolSpec, symbolOf, symbols } from './symbols.ts'
export { parseTape, readTape, type Tape, tapeStart } from './tape.ts'
export { marketActions } from './verify.ts'
