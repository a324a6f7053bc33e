/** Traditional Chinese from Simplified, as the build derives the screens' catalogs. */
import { taiwanese, taiwaneseTexts } from '@shared/contract/traditional'
import { ConverterFactory, Locale } from 'opencc-js/cn2t'

const ours = taiwanese.map(([theirs, own]): [string, string] => [theirs, own])
const convert = ConverterFactory(Locale.from.cn ?? [], [...(Locale.to.twp ?? []), [ours]])

export const traditional = (simplified: string): string => taiwaneseTexts.get(simplified) ?? convert(simplified)
