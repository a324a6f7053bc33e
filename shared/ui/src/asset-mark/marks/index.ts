/** The marks of what is listed, by symbol, each drawn on 32 × 32. They load after the first picture. */
import type { ReactNode } from 'react'
import { coinMarks } from './coins.tsx'
import { currencyMarks } from './currencies.tsx'
import { metalMarks } from './metals.tsx'

export const marks: ReadonlyMap<string, ReactNode> = new Map([...coinMarks, ...metalMarks, ...currencyMarks])
