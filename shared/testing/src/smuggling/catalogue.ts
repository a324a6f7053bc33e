/**
 * Framings by which one request has been passed off as two, or two as one: the published catalogues (CL.TE, TE.CL, TE.TE,
 * CL.0, TE.0, headers dropped by Connection, chunk lines, line ends, lengths, trailers, pipelining).
 */

/** Request ids by which the exchange's log tells who ran. */
export type Ids = { outer: string; second: string; hidden: string }

export type Framing = {
  name: string
  text(ids: Ids): string
  /** What its sender framed, by the letter of RFC 9112; [] where it must be refused and the connection closed. */
  runs: readonly (keyof Ids)[]
  /** It is not whole: the server waits for the rest, and runs nothing of it. */
  waits?: true
  /** It is refused as a whole, and where the next one begins is known: the connection may stay. */
  stays?: true
  /** It says that it is the last of its connection. */
  closes?: true
}

const get = (id: string, path = '/api/framed') => `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Request-Id: ${id}\r\n\r\n`
/** What must never run: it claims to come from elsewhere, too. */
const hidden = ({ hidden: id }: Ids) =>
  `GET /api/hidden HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 6.6.6.6\r\nX-Request-Id: ${id}\r\n\r\n`
const chunk = (data: string, line = data.length.toString(16)) => `${line}\r\n${data}\r\n`
const end = '0\r\n\r\n'

/** @param lines header lines, each with its own end */
const request = (ids: Ids, lines: string, body = '', start = 'POST /api/framed HTTP/1.1') =>
  `${start}\r\nHost: a\r\nX-Request-Id: ${ids.outer}\r\n${lines}\r\n${body}`

const refused = (name: string, text: Framing['text']): Framing => ({ name, text, runs: [] })
const runs = (name: string, text: Framing['text'], who: Framing['runs'] = ['outer']): Framing => ({
  name,
  text,
  runs: who,
})
const closes = (name: string, text: Framing['text']): Framing => ({ ...runs(name, text), closes: true })
const waits = (name: string, text: Framing['text']): Framing => ({ name, text, runs: [], waits: true })

const chunked = 'Transfer-Encoding: chunked\r\n'
const length = (body: string) => `Content-Length: ${body.length}\r\n`

const both: Framing[] = [
  refused('CL.TE: the length hides a request behind the last chunk', ids => {
    const body = end + hidden(ids)
    return request(ids, length(body) + chunked, body)
  }),
  refused('CL.TE: the encoding stands first', ids => {
    const body = end + hidden(ids)
    return request(ids, chunked + length(body), body)
  }),
  refused('TE.CL: a chunk hides a request behind the length', ids =>
    request(ids, `Content-Length: 4\r\n${chunked}`, chunk(hidden(ids)) + end),
  ),
  refused('CL.TE: a length of nothing', ids =>
    request(ids, `Content-Length: 0\r\n${chunked}`, chunk(hidden(ids)) + end),
  ),
  refused('CL.TE on a GET', ids =>
    request(ids, `${length(end + hidden(ids))}${chunked}`, end + hidden(ids), 'GET /api/framed HTTP/1.1'),
  ),
  refused('an encoding under HTTP/1.0', ids =>
    request(ids, chunked, chunk(hidden(ids)) + end, 'POST /api/framed HTTP/1.0'),
  ),
  refused('an encoding under HTTP/1.0 that wants to stay', ids =>
    request(ids, `Connection: keep-alive\r\n${chunked}`, end + hidden(ids), 'POST /api/framed HTTP/1.0'),
  ),
]

/** Spellings of "chunked" that one server believes and another does not. */
const encodings: Record<string, string> = {
  'an unknown coding': 'Transfer-Encoding: xchunked\r\n',
  'a space before the colon': 'Transfer-Encoding : chunked\r\n',
  'a tab before the colon': 'Transfer-Encoding\t: chunked\r\n',
  'a vertical tab': 'Transfer-Encoding:\x0bchunked\r\n',
  'a form feed': 'Transfer-Encoding: chunked\x0c\r\n',
  'a NUL': 'Transfer-Encoding: \0chunked\r\n',
  'a NUL after it': 'Transfer-Encoding: chunked\0\r\n',
  'a space before the name': ' Transfer-Encoding: chunked\r\n',
  'a folded line': 'Transfer-Encoding:\r\n chunked\r\n',
  'a folded name': 'Transfer-Encoding\r\n : chunked\r\n',
  'a line of another header, by a bare LF': 'X: x\nTransfer-Encoding: chunked\r\n',
  'a line of another header, by a bare CR': 'X: x\rTransfer-Encoding: chunked\r\n',
  'a bare LF at its end': 'Transfer-Encoding: chunked\n',
  'two lines, the last unknown': 'Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n',
  'two lines, the first unknown': 'Transfer-Encoding: x\r\nTransfer-Encoding: chunked\r\n',
  'two lines alike': 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n',
  'identity before it': 'Transfer-Encoding: identity, chunked\r\n',
  'identity after it': 'Transfer-Encoding: chunked, identity\r\n',
  'gzip before it': 'Transfer-Encoding: gzip, chunked\r\n',
  'twice in one line': 'Transfer-Encoding: chunked, chunked\r\n',
  'a comma before it': 'Transfer-Encoding: , chunked\r\n',
  'a comma after it': 'Transfer-Encoding: chunked,\r\n',
  quotes: 'Transfer-Encoding: "chunked"\r\n',
  'a parameter': 'Transfer-Encoding: chunked;q=1\r\n',
  'another alphabet': 'Transfer-Encoding: chun\xe2\x84\xaaed\r\n',
  'nothing at all': 'Transfer-Encoding:\r\n',
}

const obfuscated = Object.entries(encodings).flatMap(([name, line]) => [
  refused(`TE.TE, ${name}: before a request behind the last chunk`, ids => request(ids, line, end + hidden(ids))),
  refused(`TE.TE, ${name}: beside a length`, ids => {
    const body = end + hidden(ids)
    return request(ids, length(body) + line, body)
  }),
])

/** Headers that only look like it: the length alone frames. */
const lookalikes = ['Transfer_Encoding', 'Content-Encoding', 'X-Transfer-Encoding', 'TransferEncoding'].map(name =>
  runs(`${name} frames nothing`, ids => {
    const body = end + hidden(ids)
    return request(ids, `${name}: chunked\r\n${length(body)}`, body)
  }),
)

/** CL.0 and TE.0: one server reads the body, the other takes it for the next request. */
const bodiless = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PUT', 'PATCH', 'TRACE'].flatMap(method => {
  const start = `${method} /api/framed HTTP/1.1`
  return [
    refused(`CL.0: a body of ${method}`, ids => request(ids, length(hidden(ids)), hidden(ids), start)),
    refused(`TE.0: a body of ${method} in chunks`, ids => request(ids, chunked, chunk(hidden(ids)) + end, start)),
    refused(`a body of ${method} whose length Connection names`, ids =>
      request(ids, `Connection: content-length\r\n${length(hidden(ids))}`, hidden(ids), start),
    ),
    refused(`a body of ${method} whose encoding Connection names`, ids =>
      request(ids, `Connection: transfer-encoding\r\n${chunked}`, chunk(hidden(ids)) + end, start),
    ),
  ]
})

const posted: Framing[] = [
  runs('CL.0: the body of a POST is a body', ids => request(ids, length(hidden(ids)), hidden(ids))),
  runs('TE.0: the chunk of a POST is a body', ids => request(ids, chunked, chunk(hidden(ids)) + end)),
  runs('the body of a POST to a file', ids =>
    request(ids, length(hidden(ids)), hidden(ids), 'POST /api/framed.js?x=/ HTTP/1.1'),
  ),
  waits('a body that is longer than what came', ids => request(ids, 'Content-Length: 9999\r\n', hidden(ids))),
  waits('chunks without an end', ids => request(ids, chunked, chunk(hidden(ids)))),
]

/** What Connection may not name: framing, and what others are told of the sender. */
const dropped = [
  'content-length',
  'Content-Length, keep-alive',
  'transfer-encoding',
  'close, Transfer-Encoding',
  'x-forwarded-for',
  'x-access-token',
  'host',
  'keep-alive\r\nConnection: content-length',
].map(named =>
  refused(`Connection names ${named.replace('\r\n', ' and ')}`, ids =>
    request(ids, `Connection: ${named}\r\n${length(hidden(ids))}`, hidden(ids)),
  ),
)

const lengths = [
  '+N',
  '-N',
  '0xN',
  'N N',
  'N,N',
  'N, N',
  'N;',
  'Nabc',
  'N.0',
  '"N"',
  '\x0bN',
  '\0N',
  'N\0',
  '',
  '99999999999999999999N',
  '\xef\xbc\x91',
].map(form =>
  refused(`a length written ${JSON.stringify(form)}`, ids =>
    request(ids, `Content-Length: ${form.replaceAll('N', String(hidden(ids).length))}\r\n`, hidden(ids)),
  ),
)

const twoLengths: Framing[] = [
  refused('two lengths, the first of nothing', ids =>
    request(ids, `Content-Length: 0\r\n${length(hidden(ids))}`, hidden(ids)),
  ),
  refused('two lengths, the second of nothing', ids =>
    request(ids, `${length(hidden(ids))}Content-Length: 0\r\n`, hidden(ids)),
  ),
  refused('two lengths alike', ids => request(ids, length(hidden(ids)).repeat(2), hidden(ids))),
  refused('a length with a space before the colon', ids =>
    request(ids, length(hidden(ids)).replace(':', ' :'), hidden(ids)),
  ),
  refused('a length on a folded line', ids => request(ids, length(hidden(ids)).replace(': ', ':\r\n '), hidden(ids))),
  refused('a length behind a bare LF', ids => request(ids, `X: x\n${length(hidden(ids))}`, hidden(ids))),
  refused('a length among too many headers', ids =>
    request(ids, `${'a:\r\n'.repeat(2100)}${length(hidden(ids))}`, hidden(ids), 'GET /api/framed HTTP/1.1'),
  ),
  runs('zeros before a length', ids => request(ids, length(hidden(ids)).replace(': ', ': 000'), hidden(ids))),
  runs('Content_Length is another header', ids =>
    request(ids, `Content_Length: 0\r\n${length(hidden(ids))}`, hidden(ids)),
  ),
]

/** What stands where the size of a chunk should. */
const sizes: Record<string, (hex: string) => string> = {
  '0x before it': hex => `0x${hex}`,
  'a plus': hex => `+${hex}`,
  'a minus': hex => `-${hex}`,
  'a space before it': hex => ` ${hex}`,
  'a space after it': hex => `${hex} `,
  'a tab after it': hex => `${hex}\t`,
  'an underscore': hex => `0_${hex}`,
  'seventeen digits': hex => `10000000000000000${hex}`,
  'nothing but an extension': () => ';a',
  'a NUL': hex => `${hex}\0`,
  'a bare LF in its extension': hex => `${hex};a\nb`,
  'a bare CR in its extension': hex => `${hex};a\rb`,
  'a NUL in its extension': hex => `${hex};a\0`,
  'an extension in open quotes': hex => `${hex};a="`,
}

const chunks: Framing[] = [
  ...Object.entries(sizes).map(([name, line]) =>
    refused(`a chunk's size with ${name}`, ids => {
      const data = hidden(ids)
      return request(ids, chunked, chunk(data, line(data.length.toString(16))) + end + hidden(ids))
    }),
  ),
  refused('a chunk line that ends with a bare LF', ids => request(ids, chunked, `5\nhello\r\n${end}${hidden(ids)}`)),
  refused('a chunk line that ends with a bare CR', ids => request(ids, chunked, `5\rhello\r\n${end}${hidden(ids)}`)),
  refused('chunk data that ends with a bare LF', ids => request(ids, chunked, `5\r\nhello\n${end}${hidden(ids)}`)),
  refused('chunk data that ends with two other bytes', ids =>
    request(ids, chunked, `5\r\nhelloXX${end}${hidden(ids)}`),
  ),
  refused('chunk data longer than its size', ids => request(ids, chunked, `5\r\nhello, world\r\n${end}${hidden(ids)}`)),
  refused('a last chunk that ends with bare LFs', ids => request(ids, chunked, `5\r\nhello\r\n0\n\n${hidden(ids)}`)),
  refused('a last chunk of minus nothing', ids => request(ids, chunked, `5\r\nhello\r\n-0\r\n\r\n${hidden(ids)}`)),
  refused('extensions without an end', ids => request(ids, chunked, `5;${'a'.repeat(20_000)}\r\nhello\r\n${end}`)),
  runs('a chunk extension says nothing', ids => request(ids, chunked, `5;a=b\r\nhello\r\n0;c\r\n\r\n`)),
  runs('a chunk extension in quotes says nothing', ids => request(ids, chunked, `5;a="b c"\r\nhello\r\n${end}`)),
  runs('zeros before a chunk size', ids => request(ids, chunked, `0005\r\nhello\r\n000\r\n\r\n`)),
]

const trailers: Framing[] = [
  refused('a length in the trailers', ids =>
    request(ids, chunked, `5\r\nhello\r\n0\r\n${length(hidden(ids))}\r\n${hidden(ids)}`),
  ),
  refused('an encoding in the trailers', ids =>
    request(ids, chunked, `5\r\nhello\r\n0\r\n${chunked}\r\n${hidden(ids)}`),
  ),
  refused('a request in the place of the trailers', ids => request(ids, chunked, `5\r\nhello\r\n0\r\n${hidden(ids)}`)),
  refused('a trailer behind a bare LF', ids => request(ids, chunked, `5\r\nhello\r\n0\r\nX: x\nY: y\r\n\r\n`)),
  runs('a trailer says nothing', ids =>
    request(ids, `Trailer: x-forwarded-for\r\n${chunked}`, `5\r\nhello\r\n0\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n`),
  ),
]

const lineEnds: Framing[] = [
  refused('a first line that ends with a bare LF', ids => get(ids.outer).replace('\r\n', '\n') + hidden(ids)),
  refused('headers that end with bare LFs', ids => get(ids.outer).replaceAll('\r\n', '\n') + hidden(ids)),
  refused('an empty line of a bare LF', ids => get(ids.outer).replace('\r\n\r\n', '\r\n\n') + hidden(ids)),
  refused('an empty line of a bare CR', ids => get(ids.outer).replace('\r\n\r\n', '\r\n\r') + hidden(ids)),
  refused('a header that ends with CR CR LF', ids => get(ids.outer).replace('Host: a', 'Host: a\r') + hidden(ids)),
  refused('a bare CR within a header', ids => request(ids, 'X: a\rb\r\n', '', 'GET /api/framed HTTP/1.1')),
  refused('a NUL within a header', ids => request(ids, 'X: a\0b\r\n', '', 'GET /api/framed HTTP/1.1')),
  refused('a folded header', ids => request(ids, 'X: a\r\n b\r\n', '', 'GET /api/framed HTTP/1.1')),
  refused('a folded first header', ids => get(ids.outer).replace('Host', ' X: a\r\nHost')),
  refused('a header without a colon', ids => request(ids, 'X\r\n', '', 'GET /api/framed HTTP/1.1')),
  refused('a header without a name', ids => request(ids, ': x\r\n', '', 'GET /api/framed HTTP/1.1')),
  refused('a space within a name', ids => request(ids, 'X Y: x\r\n', '', 'GET /api/framed HTTP/1.1')),
  refused('a byte above 127 within a name', ids => request(ids, 'X\xa0: x\r\n', '', 'GET /api/framed HTTP/1.1')),
  refused('headers above sixteen kilobytes', ids => request(ids, `X: ${'a'.repeat(17_000)}\r\n`, hidden(ids))),
  refused('more than a hundred headers', ids => request(ids, 'X: a\r\n'.repeat(120), '', 'GET /api/framed HTTP/1.1')),
]

const firstLines: Framing[] = [
  ...['HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/11', 'http/1.1', 'HTTP/1.1 x'].map(version =>
    refused(`a first line that ends with ${version}`, ids =>
      request(ids, '', hidden(ids), `GET /api/framed ${version}`),
    ),
  ),
  refused('a first line without a version', ids => `GET /api/framed\r\n\r\n${hidden(ids)}`),
  refused('a first line cut by tabs', ids => request(ids, '', '', 'GET\t/api/framed\tHTTP/1.1')),
  refused('a method in small letters', ids => request(ids, '', '', 'get /api/framed HTTP/1.1')),
  refused('a method that nobody knows', ids => request(ids, '', '', 'SMUGGLE /api/framed HTTP/1.1')),
  refused('a space within the address', ids => request(ids, '', '', 'GET /api/framed /api/hidden HTTP/1.1')),
  refused('a byte above 127 within the address', ids => request(ids, '', '', 'GET /api/fr\xe4med HTTP/1.1')),
  refused('a NUL within the address', ids => request(ids, '', '', 'GET /api/fr\0med HTTP/1.1')),
  refused('the address of another host', ids => request(ids, '', '', 'GET http://b/api/framed HTTP/1.1')),
  refused('an address that begins with no slash', ids => request(ids, '', '', 'GET api/framed HTTP/1.1')),
  refused('a tunnel', ids => request(ids, '', hidden(ids), 'CONNECT a:80 HTTP/1.1')),
  refused('the opening of HTTP/2', ids => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden(ids)}`),
  refused('no host', ids => get(ids.outer).replace('Host: a\r\n', '')),
  refused('two hosts', ids => get(ids.outer).replace('Host: a', 'Host: a\r\nHost: b')),
  runs('empty lines before a request', ids => `\r\n\r\n${get(ids.outer)}`),
]

/** Requests that say how the connection should go on. */
const protocols: Framing[] = [
  refused('a web socket', ids =>
    request(
      ids,
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n',
      hidden(ids),
      'GET /api/framed HTTP/1.1',
    ),
  ),
  refused('HTTP/2 on a connection of HTTP/1.1', ids =>
    request(
      ids,
      `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n${length(hidden(ids))}`,
      hidden(ids),
    ),
  ),
  refused('another version of TLS than none', ids =>
    request(ids, 'Connection: Upgrade\r\nUpgrade: TLS/1.0\r\n', hidden(ids), 'OPTIONS * HTTP/1.1'),
  ),
  runs('a body that waits to be asked for', ids =>
    request(ids, `Expect: 100-continue\r\n${length(hidden(ids))}`, hidden(ids)),
  ),
  {
    ...refused('an expectation that nobody knows', ids =>
      request(ids, `Expect: x\r\n${length(hidden(ids))}`, hidden(ids)),
    ),
    stays: true,
  },
]

const pipelined: Framing[] = [
  runs('two requests one after the other', ids => get(ids.outer) + get(ids.second), ['outer', 'second']),
  runs(
    'a request behind a body of a known length',
    ids => request(ids, length(hidden(ids)), hidden(ids) + get(ids.second)),
    ['outer', 'second'],
  ),
  runs('a request behind a body in chunks', ids => request(ids, chunked, chunk(hidden(ids)) + end + get(ids.second)), [
    'outer',
    'second',
  ]),
  runs('a request behind a body of nothing', ids => request(ids, 'Content-Length: 0\r\n', get(ids.second)), [
    'outer',
    'second',
  ]),
  runs('a request behind one without a length', ids => request(ids, '', get(ids.second)), ['outer', 'second']),
  closes('a request behind one that closes is not read', ids =>
    request(ids, 'Connection: close\r\n', hidden(ids), 'GET /api/framed HTTP/1.1'),
  ),
  closes('a request behind one of HTTP/1.0 is not read', ids =>
    request(ids, '', hidden(ids), 'GET /api/framed HTTP/1.0'),
  ),
]

export const framings: readonly Framing[] = [
  ...both,
  ...obfuscated,
  ...lookalikes,
  ...bodiless,
  ...posted,
  ...dropped,
  ...lengths,
  ...twoLengths,
  ...chunks,
  ...trailers,
  ...lineEnds,
  ...firstLines,
  ...protocols,
  ...pipelined,
]
