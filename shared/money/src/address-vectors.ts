/**
 * Published test vectors, as data. Witness addresses: BIP-173 and BIP-350 (BSD-2-Clause), with the reference tests of
 * sipa/bech32 (MIT). Checked case: EIP-55 (CC0). TRON: the examples of its
 * developer documentation, of its protocol and of the tests of tronj (Apache-2.0) and tron-format-address (MIT).
 */

/** Address, prefix, and the output script that it stands for, in hex. */
export const witnessAddresses: readonly (readonly [address: string, prefix: string, script: string])[] = [
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
  [
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'tb',
    '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
  ],
  [
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'bc',
    '5128751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
  ],
  ['BC1SW50QGDZ25J', 'bc', '6002751e'],
  ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'bc', '5210751e76e8199196d454941c45d1b3a323'],
  [
    'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
    'tb',
    '0020000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
  ],
  [
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    'tb',
    '5120000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
  ],
  [
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc',
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  ],
]

/** Why each is none. */
export const noWitnessAddresses: Readonly<Record<string, string>> = {
  tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut: 'prefix',
  bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd: 'bech32 instead of bech32m',
  tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf: 'bech32 instead of bech32m',
  BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL: 'bech32 instead of bech32m',
  bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh: 'bech32m instead of bech32',
  tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47: 'bech32m instead of bech32',
  bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4: 'character in the checksum',
  BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R: 'version 17',
  bc1pw5dgrnzv: 'one byte',
  bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav: '41 bytes',
  BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P: '16 bytes of version 0',
  tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq: 'mixed case',
  bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf: 'more than four bits of padding',
  tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j: 'padding that is not zero',
  bc1gmk9yu: 'no data',
}

/** BIP-173's own lists: what is none by BIP-350 too, and what it called good of versions that have another checksum since. */
export const earlierNoWitness: Readonly<Record<string, string>> = {
  tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty: 'prefix',
  bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5: 'checksum',
  BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2: 'version 17',
  bc1rw5uspcuh: 'one byte',
  bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90: '41 bytes',
  tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7: 'mixed case',
  bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du: 'more than four bits of padding',
  tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv: 'padding that is not zero',
  bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx: 'version 1 by bech32',
  BC1SW50QA3JX3S: 'version 16 by bech32',
  bc1zw508d6qejxtdg4y5r3zarvaryvg6kdaj: 'version 2 by bech32',
}

/** Strings of both codes, good and not, in the order of BIP-173 and BIP-350: none of them is anybody's address. */
export const bareCodes: readonly string[] = [
  'A12UEL5L',
  'a12uel5l',
  'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs',
  'abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw',
  `11${'q'.repeat(82)}c8247j`,
  'split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w',
  '?1ezyfcl',
  '\u00201nwldj5',
  '\u007f1axkwrx',
  '\u00801eym55h',
  'an84characterslonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1569pvx',
  'pzry9x0s0muk',
  '1pzry9x0s0muk',
  'x1b4n0q5v',
  'li1dgmt3',
  'de1lg7wt\u00ff',
  'A1G7SGD8',
  '10a06t8',
  '1qzzfhee',
  'A1LQFN3A',
  'a1lqfn3a',
  'an83characterlonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11sg7hg6',
  'abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx',
  `11${'l'.repeat(82)}ludsr8`,
  'split1checkupstagehandshakeupstreamerranterredcaperredlc445v',
  '?1v759aa',
  '\u00201xj0phk',
  '\u007f1g6xzxy',
  '\u00801vctc34',
  'an84characterslonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11d6pts4',
  'qyrz8wqd2c9m',
  '1qyrz8wqd2c9m',
  'y1b0jsk6g',
  'lt1igcx5c0',
  'in1muywd',
  'mm1crxm3i',
  'au1s5cgom',
  'M1VUXWEZ',
  '16plkw9',
  '1p2gdwpf',
]

/** EIP-55's own list: all capitals, all small, mixed. */
export const checkedCase: readonly string[] = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

/** With the 21 bytes that each stands for. */
export const tronAddresses: Readonly<Record<string, string>> = {
  TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW: '415a523b449890854c8fc460ab602df9f31fe4293f',
  T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb: '410000000000000000000000000000000000000000',
  TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
  TJAAinkKN2h9KxtBZXw6SyL7HwCQXnzFsE: '4159d3ad9d126e153b9564417d3a05cf51c1964edf',
  TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC: '417e5f4552091a69125d5dfcb7b8c2659029395bdf',
  TCNtTa1rveKkovHR2ebABu4K66U6ocUCZX: '411a6ac17c82ad141ebc524a9ffc94965848f35279',
  TEEFn7rQqx4Xc3GL1Bx27A155xAj7w5W7a: '412eb90f8356345c903d9f85e58d1b8177890adfb6',
  TGgd7pXdZALo9GyT4pmF2tT6JRf7ETWVcL: '4149a5f0cda413ab723fff9baf956329ecfe5d1a23',
}

/** Why each is none of TRON's. */
export const noTronAddresses: Readonly<Record<string, string>> = {
  TJAAinkKN2h9KxtBZXw6SyL7HwCQXnzFsF: 'checksum',
  TJAAinkKN2h9KxtBZXw6SyL7HwCQXnzFs: 'too short',
  TJAAinkKN2h9KxtBZXw6SyL7HwCQXnzFsEE: 'too long',
  TJAAinkKN2h9KxtBZXw6SyL7HwCQXnzFs0: 'a letter that the alphabet lacks',
  tJAAinkKN2h9KxtBZXw6SyL7HwCQXnzFsE: 'a letter of the other case',
  '4159d3ad9d126e153b9564417d3a05cf51c1964edf': 'bytes in hex',
  '27YcHNYcFHThv4wtZ6zv1hE1m2y2V2Gk6ph': 'a prefix of a test network',
}

/** Of the first block's coinbase, and of BIP-13. */
export const legacyBitcoinAddresses: readonly string[] = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
]
