/** A text in English, with {placeholders}. The context tells apart two texts that are the same in English alone. */
export type Text = { readonly message: string; readonly context?: string }

/**
 * Declares a text of the exchange: msg`Price now {value}`, or with a context msg({ message, context }). `pnpm words extract`
 * writes it into the catalogs.
 */
export const msg = (text: TemplateStringsArray | Text): Text => ('message' in text ? text : { message: text.join('') })
