curl --fail-with-body --silent "$MAUZO_API/orders?limit=2" \
  --header "Authorization: Bearer $MAUZO_TOKEN"
