/** The introduction of the API reference: what all calls have in common, in Markdown. */

export const introduction = (origin: string): string => `
Send every call to \`${origin}\`. Requests and responses are JSON in UTF-8.

- **Success** is \`{"status": "success", "data": …}\`. The two calls that return tokens have them at the top.
- **An error** is \`{"status": "error", "message": …}\`. It has \`data.field\` if it is about one field, and
  \`violations\` (\`propertyPath\`, \`message\`) if it lists fields to correct. A call refuses fields that it does not know.
- **Money** is whole pence and includes VAT unless stated otherwise. Times are ISO 8601.
- **A customer’s calls** send \`Authorization: Bearer\` with the token of ${linkTo('logIn')}, which is valid for ten
  minutes. After \`401 Expired JWT Token\`, renew it by ${linkTo('tokenRefresh')} and repeat the call. A guest’s call
  may send a token too, and then acts for that customer.
- **A GET that changes something** may safely be repeated. It refuses a browser’s prefetch.
- **A trial shop** keeps its emails in \`${origin}/mailbox\`, and a stand-in with its own page takes payments, so
  everything here can be tried without mail or money.
- **The examples** are one story, which begins at ${linkTo('categoryMenu')}. \`{productId}\` is a value from an earlier
  response.
`;

const linkTo = (call: string): string => `[${call}](/docs/api#operation/${call})`;
