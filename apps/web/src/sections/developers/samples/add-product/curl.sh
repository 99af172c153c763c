curl --fail-with-body --silent "$MAUZO_API/products" \
  --header "Authorization: Bearer $MAUZO_TOKEN" \
  --header "Idempotency-Key: $(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" \
  --json '{
    "name": "Kikoi Pwani",
    "category": "clothing & accessories",
    "price_minor": 2200000,
    "stock": 12
  }'
