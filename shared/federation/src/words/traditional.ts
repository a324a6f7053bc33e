/** Traditional Chinese from Simplified: opencc with Taiwan's words, mended where the product wants others. */
import { taiwanese, taiwaneseTexts } from '@shared/contract/traditional'
import { ConverterFactory } from 'opencc-js/core'
import { from, to } from 'opencc-js/preset/cn2t'

const { cn = [] } = from
const { twp = [] } = to
const ours = taiwanese.map(([theirs, own]): [string, string] => [theirs, own])

const convert: (simplified: string) => string = ConverterFactory(cn, [...twp, [ours]])

export const traditional = (simplified: string): string => taiwaneseTexts.get(simplified) ?? convert(simplified)
