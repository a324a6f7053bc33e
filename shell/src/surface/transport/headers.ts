/** What goes along with every request. It imports nothing: the page's first script asks with it, too. */

const JSON_TYPE = 'application/json;charset=UTF-8'

export type Asker = {
  /** '' for a visitor. */
  token: string
  /** BCP 47. */
  language: string
}

/** Who asks, in which language, under which id in the server's log. */
export const headersFor = ({ token, language }: Asker, requestId: string): Record<string, string> => ({
  'Accept-Language': language,
  'X-Request-Id': requestId,
  ...(token && { 'X-Access-Token': token }),
})

/** For a reply as JSON. */
export const asJson = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  Accept: 'application/json',
  'Content-Type': JSON_TYPE,
})
