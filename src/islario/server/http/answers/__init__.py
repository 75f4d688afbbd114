"""What the server says, field by field. The client's types are made from these (`make client-types`)."""
