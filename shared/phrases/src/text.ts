/**
 * A text in English, with {placeholders}. The context tells apart two texts that are the same in English alone.
 * `Name` is the names of its placeholders; nothing holds them at run time.
 */
export type Text<Name extends string = string> = {
  readonly message: string
  readonly context?: string
  readonly names?: readonly Name[]
}

/** The names in braces: 'n' | 'unit' of '{n} {unit} left'. */
type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The names of the placeholders of a text. */
export type NamesOf<Said extends Text> = Said extends Text<infer Name> ? Name : never

type Declared<Message extends string> = { readonly message: Message; readonly context?: string }

/**
 * Declares a text of the exchange: msg`Sold out`, or with values msg({ message: 'Price now {value}' }), or with a context.
 * The types know the names of the values. `pnpm words extract` writes the text into the catalogs.
 * @throws where a template has a placeholder, whose name the types would not see
 */
export function msg(text: TemplateStringsArray): Text<never>
export function msg<const Message extends string>(text: Declared<Message>): Text<Placeholder<Message>>
export function msg(text: TemplateStringsArray | Declared<string>): Text {
  if ('message' in text) return text
  const message = text.join('')
  if (message.includes('{')) throw new Error(`Declare a text with values as msg({ message: '${message}' })`)
  return { message }
}
