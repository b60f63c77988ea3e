#!/usr/bin/env bash
# The life of a customer, by curl alone: registers, signs in with two-step, buys a mug, and leaves again.
#
#   docs/api-by-curl.sh http://localhost:3000
#
# Needs bash, curl and openssl, and a shop on trial (as `npm start` opens it), whose letters lie in /mailbox and
# where a stand-in takes the payment. Every call is explained at /docs/api. An unexpected answer ends it with 1.
set -euo pipefail

shop=${1:?Usage: $0 http://localhost:3000}
shop=${shop%/}
email="sian-$(openssl rand -hex 8)@example.org"
password="Penblwydd-$(openssl rand -hex 8)"
token=
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' TERM

# --- How it asks -----------------------------------------------------------------------------------------------------

say() { printf '%s\n' "· $1"; }

# Ends the whole of it, even from within $(…).
fail() {
  printf '%s\n' "FAILED: $1" >&2
  kill -s TERM $$
  exit 1
}

# call STATUS METHOD ADDRESS [curl's options]: leaves the answer in $answer; any other status is the end.
: >"$folder/body"
call() {
  local expected=$1 method=$2 address=$3 status
  shift 3
  # An address without a host is the shop's. A customer's calls bear the token; guests have none, and send no header.
  status=$(curl --silent --show-error --max-time 60 --request "$method" "${address/#\//$shop/}" \
    --output "$folder/answer" --write-out '%{http_code}' \
    ${token:+--header "Authorization: Bearer $token"} "$@") || fail "$method $address was not answered"
  answer=$(tr -d '\0' <"$folder/answer")
  [ "$status" = "$expected" ] || fail "$method $address $(cat "$folder/body")
answered $status, not $expected: ${answer:0:2000}"
  : >"$folder/body"
}

# send STATUS METHOD PATH <<JSON: the same, with what stands below it as the body.
send() {
  cat >"$folder/body"
  call "$@" --header 'Content-Type: application/json' --data-binary "@$folder/body"
}

# visit STATUS METHOD ADDRESS [curl's options]: as a browser does, which has no token.
visit() {
  local token=
  call "$@"
}

# first NAME: the first value of that name in the answer, below its envelope.
first() {
  [[ ${answer#'{"status":"success"'} =~ \"$1\":(\"[^\"]*\"|[^][{},]+) ]] || fail "No $1 in $answer"
  printf '%s' "${BASH_REMATCH[1]//\"/}"
}

# expect NAME VALUE: the first value of that name is this one.
expect() {
  local value
  value=$(first "$1")
  [ "$value" = "$2" ] || fail "$1 is $value, not $2, in $answer"
}

# until_holds PATTERN CALL: some things happen a moment after the answer, such as letters.
until_holds() {
  local pattern=$1 tries
  shift
  for ((tries = 0; tries < 120; tries += 1)); do
    "$@"
    [[ $answer =~ $pattern ]] && return
    sleep 0.25
  done
  fail "Waited in vain for $pattern in $answer"
}

# --- An authenticator (RFC 6238): HMAC-SHA1 of the number of the half minute, under the secret -----------------------

present_step() { printf '%s' $(($(date +%s) / 30)); }

# code_at STEP: the six digits that an authenticator with $secret shows in that half minute.
code_at() {
  local hash place
  hash=$(printf "$(printf '%016x' "$1" | sed 's/../\\x&/g')" |
    openssl dgst -sha1 -mac HMAC -macopt "hexkey:$(base32_as_hex "$secret")" | sed 's/.*= *//')
  place=$((16#${hash:39:1} * 2))
  printf '%06d' $(((16#${hash:place:8} & 0x7fffffff) % 1000000))
}

# Eight letters of base32 are five bytes.
base32_as_hex() {
  local letters=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567 i j bits before
  for ((i = 0; i < ${#1}; i += 8)); do
    bits=0
    for ((j = i; j < i + 8; j += 1)); do
      before=${letters%%"${1:j:1}"*}
      bits=$((bits * 32 + ${#before}))
    done
    printf '%010x' "$bits"
  done
}

# --- Looking around --------------------------------------------------------------------------------------------------

call 200 GET /api/category/menu
say "The menu begins with $(first name)."

send 200 POST /api/search <<JSON
{ "keyword": "mug", "page": 1, "numOfRecords": 10 }
JSON
# Beside the products stand the categories to narrow them by, which have slugs too.
answer=${answer#*'"products":'}
slug=$(first slug)

call 200 GET "/api/product/slug/$slug"
mug=$(first productId)
say "There is a mug, $slug, for $(first unitPricePence) pence, to be made with: $(first label)."

# --- Becoming a customer ---------------------------------------------------------------------------------------------

send 201 POST /api/users/create <<JSON
{
  "firstName": "Siân",
  "lastName": "Price",
  "email": "$email",
  "phone": "",
  "mobile": "07700 900123",
  "password": "$password",
  "confirm": "$password",
  "marketing": false,
  "terms": true
}
JSON
say "Registered $email."

send 401 POST /api/login_check <<JSON
{ "username": "$email", "password": "$password" }
JSON
say "May not sign in yet: $(first message)"

# The mailbox is a page for people: a list of links, each with the letter's receiver, newest first.
until_holds "\"(/mailbox/[^\"]+)\">[^<]*</a><br />to[[:space:]]+$email" call 200 GET /mailbox
call 200 GET "${BASH_REMATCH[1]}"
[[ $answer =~ /account/activation#([A-Za-z0-9_-]+) ]] || fail "No link in the email: $answer"
send 200 POST /api/users/activate <<JSON
{ "token": "${BASH_REMATCH[1]}" }
JSON
expect outcome complete
say 'Followed the link in the activation letter.'

send 200 POST /api/login_check <<JSON
{ "username": "$email", "password": "$password" }
JSON
token=$(first token)
say 'Signed in.'

# --- Two-step --------------------------------------------------------------------------------------------------------

send 200 POST /api/users/me/two-step/start <<JSON
{ "password": "$password" }
JSON
secret=$(first secret)

# A code is good once, in its half minute and the next. So the code before confirms, and that of now is left to
# sign in with: nobody has to wait for another. Close to the turn we let it pass.
[ $(($(date +%s) % 30)) -lt 25 ] || sleep 5
send 200 POST /api/users/me/two-step/confirm <<JSON
{ "code": "$(code_at $(($(present_step) - 1)))" }
JSON
[[ $answer =~ \"recoveryCodes\":\[\"([^\"]+)\" ]] || fail "No recovery codes in $answer"
recovery_code=${BASH_REMATCH[1]}
say 'Turned two-step on.'

token=
send 401 POST /api/login_check <<JSON
{ "username": "$email", "password": "$password" }
JSON
expect field _two_step
say "Signing in now asks for $(first field): $(first message)"

code=$(code_at "$(present_step)")
send 200 POST /api/login_check <<JSON
{ "username": "$email", "password": "$password", "_two_step": "$code" }
JSON
say "Signed in with $code."

send 401 POST /api/login_check <<JSON
{ "username": "$email", "password": "$password", "_two_step": "$code" }
JSON
say "The same code does not work twice: $(first message)"

send 200 POST /api/login_check <<JSON
{ "username": "$email", "password": "$password", "_two_step": "$recovery_code" }
JSON
token=$(first token)
say 'Without the authenticator at hand, a recovery code signs in.'

# --- Buying ----------------------------------------------------------------------------------------------------------

send 201 POST /api/cart/new/add <<JSON
{ "productId": "$mug", "quantity": 1, "personalisation": { "v": 1, "fields": { "name": "Siân" } } }
JSON
cart=$(first id)
say "The cart holds one mug that says $(first text)."

send 201 POST /api/addresses/new <<JSON
{
  "FirstName": "Siân",
  "LastName": "Price",
  "AddressLine1": "1 High Street",
  "CityTown": "Ludlow",
  "PostCode": "SY8 1AA",
  "Country": "GB"
}
JSON
address=$(first id)
town=$(first CityTown)
send 200 PUT "/api/cart/$cart/address/shipping/update" <<JSON
{ "addressId": "$address" }
JSON
send 200 PUT "/api/cart/$cart/details" <<JSON
{
  "firstName": "Siân",
  "lastName": "Price",
  "email": "$email",
  "comment": "Penblwydd hapus!",
  "personalisedAccepted": true
}
JSON
say "It goes to a saved address in $town."

call 200 GET "/api/cart/$cart/payment_method/paypal/checkout"
order=$(first id)
say "Placed order $(first reference) for $(first total) pence."

# The buyer's part: opens the provider's page in a browser, and presses its button.
call 200 GET "/api/gateway/paypal/$order/new"
visit 200 GET "$(first url)"
[[ $answer =~ \<form\ method=\"post\"\ action=\"([^\"]+)\" ]] || fail "No form to pay by: $answer"
visit 303 POST "${BASH_REMATCH[1]}" --data-urlencode choice=pay --data-urlencode funding=paypal
say 'Approved the payment.'

# The provider tells the shop of the approval too: where that word came first, the money is already on its way.
call 200 GET "/api/gateway/paypal/$order/capture"
until_holds '"payment":"paid"' call 200 GET "/api/gateway/paypal/$order/get"
call 200 GET "/api/orders/$order/check"
expect status paid
say 'It is paid.'

# --- Afterwards ------------------------------------------------------------------------------------------------------

call 200 GET "/api/orders/$order/invoice"
number=$(first number)
# The link is signed and soon lapses: whoever has it needs no token.
visit 200 GET "$(first url)"
size=$(($(wc -c <"$folder/answer")))
[ "${answer:0:5}" = '%PDF-' ] || fail "The invoice is no PDF"
[ "$size" -gt 5000 ] || fail "The invoice has only $size bytes"
say "Downloaded invoice $number, a PDF of $size bytes."

notifications() {
  send 200 POST /api/notifications/all <<JSON
{ "page": 1, "numOfRecords": 20 }
JSON
}
until_holds '\{[^{}]*"kind":"orderPaid"[^{}]*\}' notifications
answer=${BASH_REMATCH[0]}
say "A notification says: $(first text)"

# --- Leaving ---------------------------------------------------------------------------------------------------------

send 409 POST /api/users/me/erase <<JSON
{ "password": "$password" }
JSON
say "May not leave yet: $(first message)"

call 200 POST "/api/orders/$order/cancel"
expect status cancelled
until_holds '"payment":"refunded"' call 200 GET "/api/gateway/paypal/$order/get"
say 'Cancelled the order, which gave the money back.'

send 200 POST /api/users/me/erase <<JSON
{ "password": "$password" }
JSON
call 401 GET /api/users/me
token=
send 401 POST /api/login_check <<JSON
{ "username": "$email", "password": "$password" }
JSON
say 'Erased the account: neither the token nor the password works any more.'
