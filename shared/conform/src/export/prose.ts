/** What is said of all calls together, at the head of the document. */
export const ABOUT = `Generated from the schemas of shared/contract by \`pnpm contract export\`. The walk through is docs/another-server.md; whether a server holds to it \`pnpm conform URL\` tells.

**Envelope.** Every reply is JSON \`{success, message, code, result, timestamp}\` with HTTP 200. Code 200 or 0 is success, and \`result\` is what the call answers; a bare array in place of the envelope counts as one. \`timestamp\` is the server's clock in epoch milliseconds. Where nobody is signed in the code is 401: as HTTP 200 without a token, as HTTP 401 with a token that counts no more. A call that the server lacks has code 404.

**Refusals.** Any other code: 500, or 510 where the person must bring something (\`need\`). \`message\` is a sentence in the language of Accept-Language, which the app shows as it is; \`result\` is \`{refusal, field?, need?, …}\` with the refusal's name, the input at fault, and the figures of the sentence.

**Sealing.** The body of a POST is no JSON but a text \`K.P\`: P is the JSON of the input, null fields dropped, by AES-256-ECB with PKCS7 padding, in base64; its key is 32 characters of \`ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678\`, new for each request; K is that key by RSA (PKCS#1 v1.5) with \`transportPublicKey\` of the settings, in base64. With the feature \`sealed-time\` the JSON has a field \`sentAt\` (epoch milliseconds): refuse what is more than two minutes from it (\`request-late\`, with \`serverTime\`), and what came before (\`request-replayed\`). The schemas of requests say what stands in the JSON.

**Orders** carry \`clientOrderId\` and \`deadline\`: an id is accepted once for a person, the same order again gets the same reply, another one under it is refused (\`order-id-reused\`), and after its deadline it is refused (\`order-late\`).

**Unknown fields** of a request are passed over, and so are those of a reply.

**Examples** are true answers of the sandbox exchange: secrets are hidden, lists are cut to their first row, a long text to its beginning.`
